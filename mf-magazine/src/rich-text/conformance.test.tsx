import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paragraph } from '#samples/story-content.ts';
import { html } from '#samples/rich-text-markup.tsx';

interface ConformanceCase {
  readonly title: string;
  readonly input: unknown;
  readonly expected: string;
}

const file = join(process.cwd(), 'mf-magazine/test-data/rich-text-cases.json');
const { cases } = JSON.parse(readFileSync(file, 'utf8')) as {
  readonly cases: readonly ConformanceCase[];
};

/**
 * Normalises markup so that a test compares only structure and text. The test cases come from the
 * content system's own renderer. Intended differences are ignored: styles, colours, level-1
 * headings, empty paragraphs, pictures of emoji and the `figure` and `picture` elements around pictures.
 */
function normalizeMarkup(markup: string): string {
  const container = document.createElement('div');
  container.innerHTML = markup;
  return normalizeNode(container);
}

function normalizeNode(node: Node): string {
  if (!(node instanceof Element)) return node.textContent ?? '';
  const innerMarkup = [...node.childNodes].map(normalizeNode).join('');
  const name = node.localName;
  if (node.hasAttribute('data-emoji') || node.getAttribute('role') === 'img') {
    return `[${node.getAttribute('data-emoji') ?? node.textContent}]`;
  }
  // Ignores what loads a picture beside its `img`, and this site's icon for external links.
  if (node.classList.contains('mark') || node.getAttribute('aria-hidden') === 'true') return '';
  if (name === 'figcaption' || name === 'source') return '';
  if (name === 'img') return `<img ${node.getAttribute('alt')}>`;
  if (['div', 'figure', 'picture'].includes(name) || (name === 'p' && innerMarkup === ''))
    return innerMarkup;
  const attributes = renderComparedAttributes(node);
  if (name === 'span' && attributes === '') return innerMarkup;
  const tagName = name === 'h1' ? 'h2' : name;
  return `<${tagName}${attributes}>${innerMarkup}</${tagName}>`;
}

const COMPARED_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'target', 'title'],
  ol: ['start'],
  span: ['id', 'class'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan'],
};

function renderComparedAttributes(node: Element): string {
  const picture = node.querySelector('img') !== null;
  return (COMPARED_ATTRIBUTES[node.localName] ?? [])
    .filter((name) => !(picture && name === 'class'))
    .flatMap((name) => {
      const value = node.getAttribute(name)?.replace(/\/$/, '');
      return value ? [` ${name}="${value}"`] : [];
    })
    .join('');
}

/**
 * Replaces the URLs of pictures. If `areLinksResolved` is true, also adds the linked story to each
 * link. The content system adds it too when it resolves links.
 */
function resolveLinks(value: unknown, areLinksResolved: boolean): unknown {
  const resolveField = (field: unknown) => resolveLinks(field, areLinksResolved);
  if (Array.isArray(value)) return value.map(resolveField);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, resolveField(field)]),
  );
  const { linktype, href, src } = fields;
  // Pictures on other hosts are not rendered. Therefore the test case gets a picture that this site
  // may show.
  if (typeof src === 'string') return { ...fields, src: '//a.storyblok.com/f/1/10x10/abc/x.jpg' };
  if (!areLinksResolved || linktype !== 'story' || typeof href !== 'string') return fields;
  return { ...fields, story: { full_slug: href.replace(/^\//, '').replace(/#.*/, '') } };
}

function toNodes(input: unknown): readonly unknown[] {
  if (Array.isArray(input)) return input;
  const { type, content } = input as { readonly type: string; readonly content?: unknown[] };
  return type === 'doc' ? (content ?? []) : [input];
}

test('contains cases', () => {
  expect(cases.length).toBeGreaterThanOrEqual(59);
});

test.each(cases.map((testCase) => [testCase.title, testCase] as const))(
  '%s',
  (_title, { input, expected }) => {
    for (const areLinksResolved of [true, false]) {
      // Adds a paragraph, because a document that has no content would not be rendered.
      const markup = html(...toNodes(resolveLinks(input, areLinksResolved)), paragraph('Ende'));
      expect(normalizeMarkup(markup)).toBe(normalizeMarkup(`${expected}<p>Ende</p>`));
    }
  },
);

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paragraph } from '#samples/story-content.ts';
import { html } from '#samples/rich-text-markup.tsx';

interface Case {
  readonly title: string;
  readonly input: unknown;
  readonly expected: string;
}

const file = join(process.cwd(), 'mf-magazine/test-data/rich-text-cases.json');
const { cases } = JSON.parse(readFileSync(file, 'utf8')) as { readonly cases: readonly Case[] };

/**
 * The content system's own cases for its renderer, compared by meaning. Left out of the comparison
 * is what we mean to do differently: no styles and colours (the content security policy forbids
 * them), the first level of headings belongs to the page, empty paragraphs say nothing, emoji are
 * pictures with a name, pictures have a frame of ours.
 */
function meaning(markup: string): string {
  const frame = document.createElement('div');
  frame.innerHTML = markup;
  return meaningOf(frame);
}

function meaningOf(node: Node): string {
  if (!(node instanceof Element)) return node.textContent ?? '';
  const inner = [...node.childNodes].map(meaningOf).join('');
  const name = node.localName;
  if (node.hasAttribute('data-emoji') || node.getAttribute('role') === 'img') {
    return `[${node.getAttribute('data-emoji') ?? node.textContent}]`;
  }
  // Our mark of links to other sites, and the stand-in of a picture.
  if (node.classList.contains('mark') || node.getAttribute('aria-hidden') === 'true') return '';
  if (name === 'figcaption') return '';
  if (name === 'img') return `<img ${node.getAttribute('alt')}>`;
  if (name === 'div' || name === 'figure' || (name === 'p' && inner === '')) return inner;
  const kept = keptAttributes(node);
  if (name === 'span' && kept === '') return inner;
  const tag = name === 'h1' ? 'h2' : name;
  return `<${tag}${kept}>${inner}</${tag}>`;
}

const KEPT: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'target', 'title'],
  ol: ['start'],
  span: ['id', 'class'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan'],
};

function keptAttributes(node: Element): string {
  const picture = node.querySelector('img') !== null;
  return (KEPT[node.localName] ?? [])
    .filter((name) => !(picture && name === 'class'))
    .flatMap((name) => {
      const value = node.getAttribute(name)?.replace(/\/$/, '');
      return value ? [` ${name}="${value}"`] : [];
    })
    .join('');
}

/** The content service resolves links to stories before we see them, unless it was not asked to. */
function asDelivered(value: unknown, resolved: boolean): unknown {
  const inner = (field: unknown) => asDelivered(field, resolved);
  if (Array.isArray(value)) return value.map(inner);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, inner(field)]),
  );
  const { linktype, href, src } = fields;
  // Pictures of other hosts are not shown; in a space they are files of its own.
  if (typeof src === 'string') return { ...fields, src: '//a.storyblok.com/f/1/10x10/abc/x.jpg' };
  if (!resolved || linktype !== 'story' || typeof href !== 'string') return fields;
  return { ...fields, story: { full_slug: href.replace(/^\//, '').replace(/#.*/, '') } };
}

function nodesOf(input: unknown): readonly unknown[] {
  if (Array.isArray(input)) return input;
  const { type, content } = input as { readonly type: string; readonly content?: unknown[] };
  return type === 'doc' ? (content ?? []) : [input];
}

test('there are cases to compare with', () => {
  expect(cases.length).toBeGreaterThanOrEqual(59);
});

test.each(cases.map((each) => [each.title, each] as const))('%s', (_title, { input, expected }) => {
  for (const resolved of [true, false]) {
    // What follows keeps documents that say nothing from being left out as a whole.
    const markup = html(...nodesOf(asDelivered(input, resolved)), paragraph('Ende'));
    expect(meaning(markup)).toBe(meaning(`${expected}<p>Ende</p>`));
  }
});

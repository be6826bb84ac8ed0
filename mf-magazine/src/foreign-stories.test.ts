import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Story } from '@gruenland/shared-contracts/content/story.ts';
import { createElement } from 'react';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { UNKNOWN_BLOCK } from '@gruenland/shared-contracts/block.ts';
import type { BlockDefinition, RawBlock } from '@gruenland/shared-contracts/block.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { startFakeContentService } from '#samples/fake-content-service.ts';
import type { FakeContentService } from '#samples/fake-content-service.ts';
import { FOREIGN_FIELDS, createForeignBlock, createHugeBody } from '#samples/foreign-stories.ts';
import { createLoadContext } from '#samples/load-context.ts';
import { renderParts } from '#samples/render-parts.ts';
import { story } from '#samples/story-records.ts';
import { loadArticle } from '#pages/article/article.loader.server.ts';
import { loadCategory } from '#pages/category/category.loader.server.ts';
import { loadContentPage } from '#pages/content-page/content-page.loader.server.ts';
import { loadHome } from '#pages/home/home.loader.server.ts';
import remote from './remote.tsx';

/**
 * Tests stories exported from other content spaces. Pages must show their readable content and must
 * not crash.
 */

const FIELD_NAMES =
  'title headline lead kicker text image images hero body items link links url columns count step days category articles authors quote name role portrait rows date video poster captions data question options prizes endsAt terms form steps advertiser kind topics related seo subCategories description seconds brief reportage'.split(
    ' ',
  );

const blocks: Readonly<Record<string, BlockDefinition | undefined>> = remote.blocks;
let service: FakeContentService;
beforeAll(async () => {
  service = await startFakeContentService([]);
});
afterAll(() => service.close());

/** Renders a block like the shell. Returns undefined if the shell would leave the block out. */
async function renderBlock(
  rawBlock: RawBlock,
  context: LoadContext,
  isExpandedPart = false,
): Promise<string | undefined> {
  const definition = Object.hasOwn(blocks, rawBlock.component)
    ? blocks[rawBlock.component]
    : undefined;
  const parts = isExpandedPart
    ? undefined
    : (definition ?? blocks[UNKNOWN_BLOCK])?.expand?.(rawBlock);
  if (parts) {
    const renderedParts = parts.map((part) =>
      renderBlock(part, context, !!definition && part.component === rawBlock.component),
    );
    return (await Promise.all(renderedParts)).join('');
  }
  const parseResult = definition?.parse?.(rawBlock);
  if (!definition || !parseResult?.ok) return undefined;
  // Leaves out a block whose loader fails. The shell does the same.
  const data: unknown = await definition.loader?.(parseResult.model, context).catch(() => null);
  if (definition.loader && data === null) return undefined;
  const children = Object.values(definition.regions?.(parseResult.model) ?? {}).flat();
  const renderedChildren = await Promise.all(children.map((child) => renderBlock(child, context)));
  const View = (await definition.view()) as ComponentType<{
    model: unknown;
    data: unknown;
    regions: object;
  }>;
  const blockMarkup = renderToStaticMarkup(
    createElement(View, { model: parseResult.model, data, regions: {} }),
  );
  return blockMarkup + renderedChildren.join('');
}

const createContext = (path: string) => createLoadContext(service.endpoint, { path });

async function renderPage(result: PageResult<unknown>, context: LoadContext): Promise<string> {
  if (result.kind !== 'page') return '';
  JSON.stringify(result.data);
  const rawBlocks = Object.values(result.regions ?? {}).flat();
  const renderedBlocks = rawBlocks.map((rawBlock) => renderBlock(rawBlock, context));
  return [renderParts(result), ...(await Promise.all(renderedBlocks))].join('\n');
}

test.each(Object.keys(blocks))('%s renders with every type of field value', async (name) => {
  for (const value of FOREIGN_FIELDS) {
    const markup =
      (await renderBlock(createForeignBlock(name, FIELD_NAMES, value), createContext('/'))) ?? '';
    expect(markup).not.toMatch(/<script|javascript:|\[object Object\]|undefined|NaN/);
  }
});

const LOADERS = [
  ['article', 'artikel/fremd', loadArticle],
  ['page', 'fremd', loadContentPage],
  ['category', 'thema/fremd', loadCategory],
  ['home', 'home', loadHome],
] as const;

test.each(LOADERS)(
  'a story of type %s renders with every type of field value',
  async (type, slug, loadStory) => {
    const path = slug === 'home' ? '/' : `/${slug}`;
    for (const value of FOREIGN_FIELDS) {
      service.stories.splice(
        0,
        Infinity,
        story(slug, createForeignBlock(type, FIELD_NAMES, value)),
      );
      service.cv += 1;
      const context = createLoadContext(service.endpoint, { path, contentVersion: 'draft' });
      const result = await loadStory(context);
      expect(result.kind).toBe('page');
      expect(await renderPage(result, context)).not.toMatch(/\[object Object\]|undefined|NaN/);
    }
  },
);

test('renders the text of a 300 KB body with unknown blocks', async () => {
  const body = createHugeBody(300_000);
  expect(JSON.stringify(body).length).toBeGreaterThan(300_000);
  service.stories.splice(0, Infinity, story('artikel/gross', { component: 'article', body }));
  const context = createLoadContext(service.endpoint, {
    path: '/artikel/gross',
    contentVersion: 'draft',
  });
  const markup = await renderPage(await loadArticle(context), context);
  expect(markup).toContain('Teil 0');
  expect(markup).toContain(`Teil ${body.length - 2}`);
});

test('serves pictures through our own origin and never from other hosts', async () => {
  const filename = '//a.storyblok.com/f/44162/1500x500/68d522f98c/topper1.png';
  const markup = await renderBlock(
    { _uid: 'u', component: 'image', image: { filename } },
    createContext('/'),
  );
  expect(markup).toContain('src="/f/44162/1500x500/68d522f98c/topper1.png/m/');
  expect(markup).not.toContain('storyblok.com');
});

const FOLDER = join(process.cwd(), 'mf-magazine/test-data/foreign');

/** Name of each exported story and the texts that its page must show. */
const EXPORTED_STORIES: readonly (readonly [string, readonly (string | RegExp)[]])[] = [
  [
    'landing-page',
    [
      'Seite eines anderen Hauses',
      'Mit Vorspann.',
      /(?:Ein Absatz, den man lesen kann[^]*){3}/,
      'Bekanntes',
      '/f/44162/1500x500/68d522f98c/topper1.png/m/',
      '/f/44162/600x400/aaa/bare.png/m/',
      '/f/1/100x50/abc/alt.jpg',
      /<th[^>]*>(?:<p>)?Sorte/,
      /<td[^>]*>(?:<p>)?Boskoop/,
    ],
  ],
  [
    'product',
    [
      'Apfelpresse 20 Liter',
      'Aus Buche und Edelstahl.',
      '/f/9/1200x900/b1/presse-1.jpg/m/',
      '/f/9/1200x900/b2/presse-2.jpg/m/',
      'Presse von oben',
      /<td[^>]*>(?:<p>)?20 l/,
      'Ein Absatz, den man lesen kann',
    ],
  ],
  [
    'blog-post',
    [
      'Was wir 2019 gelernt haben',
      'Ein Rückblick.',
      '/f/7/800x600/c/cover.jpg/m/',
      'Punkt eins',
      'Aus der Liste.',
      'Zelle',
      'Unbekannter Knoten',
      'Verweis',
      '&lt;script&gt;alert(1)&lt;/script&gt;',
    ],
  ],
  ['empty', ['Leere Seite']],
  [
    'page-builder',
    [
      'Seite aus einem Baukasten',
      'Ganz unten im Seitenbaukasten',
      'Merkmal eins',
      'Im bekannten Kasten',
      /<h2[^>]*>Aus Markdown/,
      /<strong>fettes<\/strong> Wort/,
      /<li><p>Raps/,
      'Grünes &amp; Gutes im Stall',
      /<a[^>]*href="\/hofladen#zeiten"[^>]*>Zum Hofladen/,
      'Preistafel',
      /<td[^>]*>(?:<p>)?12.5/,
      '/f/6/800x600/cn/china.jpg/m/',
      'Ein Feld in China',
      'Alter Absatz mit',
      'Text im Filmknoten',
      '/f/1/300x200/x/im-text.jpg',
      /href="mailto:info@hof.example"/,
      /href="#preise"/,
      'Im Kasten im Text',
      'Nur ein langer Text ohne Auszeichnung.',
      'Nur auf Deutsch zu lesen.',
      'Ein Satz zum Merken.',
      'Ohne Kennung',
      'Name aus der Sprache',
      'Noch ein solcher Name',
    ],
  ],
];

test('covers every exported story', () => {
  const files = readdirSync(FOLDER).map((file) => file.replace('.json', ''));
  expect(files.toSorted()).toEqual(EXPORTED_STORIES.map(([name]) => name).toSorted());
});

test.each(EXPORTED_STORIES)(
  'renders %s from another content space as a page with its readable content',
  async (name, expectedTexts) => {
    const text = readFileSync(join(FOLDER, `${name}.json`), 'utf8');
    const { story: exportedStory } = JSON.parse(text) as { readonly story: Story };
    service.stories.splice(0, Infinity, exportedStory);
    service.cv += 1;
    const context = createContext(`/${exportedStory.full_slug}`);
    const result = await loadContentPage(context);
    if (result.kind !== 'page') throw new Error(result.kind);
    const markup = await renderPage(result, context);
    const ids = [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const expectedText of expectedTexts)
      expect(markup).toMatch(
        expectedText instanceof RegExp ? expectedText : toPattern(expectedText),
      );
    expect(markup).not.toMatch(
      /\[object Object\]|undefined|NaN|storyblok|shop\.example|javascript:|<script|alert\(1\)(?!&lt;)|werbung|Schlepper|English|Technik/,
    );
  },
);

function toPattern(expectedText: string): RegExp {
  return new RegExp(expectedText.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
}

test('returns 404 for a form outside /_forms', async () => {
  service.stories.splice(0, Infinity, story('irgendwo', { component: 'form' }));
  service.cv += 1;
  expect(await loadContentPage(createContext('/irgendwo'))).toEqual({ kind: 'not-found' });
});

test.each(['settings', 'redirects', 'home'])('shows a foreign story of type %s', async (type) => {
  service.stories.splice(0, Infinity, story(`typ/${type}`, { component: type, title: 'Titel' }));
  const context = createContext(`/typ/${type}`);
  expect(await renderPage(await loadContentPage(context), context)).toContain('Titel');
});

test.each([
  ['leer', loadContentPage],
  ['artikel/leer', loadArticle],
  ['thema/leer', loadCategory],
] as const)('shows the story %s with null as its content as an empty page', async (slug, load) => {
  const emptyStory = { ...story(slug, { component: 'page' }), name: 'Leer', content: null };
  service.stories.splice(0, Infinity, emptyStory as never);
  const context = createContext(`/${slug}`);
  const result = await load(context);
  expect(result.kind).toBe('page');
  expect(await renderPage(result, context)).toContain('Leer');
});

test.each([
  '//a.storyblok.com/f/1/10x10/a/b.jpg',
  'https://a2.storyblok.com/f/1/10x10/a/b.jpg',
  'https://a2-ap.storyblok.com/f/1/10x10/a/b.jpg',
  'https://a.storyblokchina.cn/f/1/10x10/a/b.jpg',
  'https://s3.amazonaws.com/a-us.storyblok.com/f/1/10x10/a/b.jpg',
  'http://img2.storyblok.com/fit-in/600x0/filters:fill(fff)/f/1/10x10/a/b.jpg',
  'https://a-us.storyblok.com/f/1/10x10/a/b.jpg',
  '//img2.storyblok.com/600x0/filters:quality(80)/f/1/10x10/a/b.jpg',
  'https://img2.storyblok.com/f/1/10x10/a/b.jpg',
  'https://s3.amazonaws.com/a.storyblok.com/f/1/10x10/a/b.jpg',
  'https://a.storyblok.com/f/1/10x10/a/b.jpg/m/600x0/smart',
])('serves %s from our own origin, as object and as bare URL', async (filename) => {
  for (const image of [{ filename }, filename]) {
    const markup = await renderBlock({ _uid: 'u', component: 'image', image }, createContext('/'));
    expect(markup).toContain('src="/f/1/10x10/a/b.jpg/m/');
  }
});

import { createElement } from 'react';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { BlockDefinition } from '@gruenland/shared-contracts/block.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { Page, PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { startFakeContentService } from '#samples/fake-content-service.ts';
import type { FakeContentService } from '#samples/fake-content-service.ts';
import { createLoadContext } from '#samples/load-context.ts';
import { renderParts } from '#samples/render-parts.ts';
import { paragraph } from '#samples/story-content.ts';
import { story } from '#samples/story-records.ts';
import { loadArticle } from '#pages/article/article.loader.server.ts';
import { loadAuthor } from '#pages/author/author.loader.server.ts';
import { loadCategory } from '#pages/category/category.loader.server.ts';
import { loadContentPage } from '#pages/content-page/content-page.loader.server.ts';
import { loadHome } from '#pages/home/home.loader.server.ts';
import { CATEGORY_WITH_BODY } from '#pages/category/category-data.ts';
import { CONTENT_PAGE_FALLBACK } from '#pages/content-page/content-page-fallback.ts';
import remote from './remote.tsx';

/**
 * Tests stories from other content spaces. These stories use the type names or folders of this
 * site, but have different fields.
 */

const blocks: Readonly<Record<string, BlockDefinition | undefined>> = remote.blocks;
let service: FakeContentService;
beforeAll(async () => {
  service = await startFakeContentService([]);
});
afterAll(() => service.close());

let spaceCount = 0;
/**
 * Creates a context with its own token, so that a test never reads from the cache of an earlier
 * test.
 */
function createContext(fields: Partial<LoadContext> = {}): LoadContext {
  spaceCount += 1;
  const context = createLoadContext(service.endpoint, fields);
  const settings = { ...context.settings, contentPublicToken: `public-${spaceCount}` };
  return { ...context, settings };
}

const createDocument = (...texts: string[]) => ({ type: 'doc', content: texts.map(paragraph) });
const createPicture = (name: string) => ({
  fieldtype: 'asset',
  filename: `https://a.storyblok.com/f/1/900x600/x/${name}.jpg`,
  alt: name,
});
const createImageBlock = (name: string) => ({
  _uid: name,
  component: 'image',
  image: createPicture(name),
});

type LoadStoryPage = (context: LoadContext) => Promise<PageResult<unknown>>;
type ForeignKindCase = readonly [
  what: string,
  slug: string,
  content: Parameters<typeof story>[1],
  load: LoadStoryPage,
  seen: readonly string[],
];

const FOREIGN_KIND_CASES: readonly ForeignKindCase[] = [
  [
    'an article outside /artikel with a rich text as its body',
    'blog/x',
    {
      component: 'article',
      title: 'Titel',
      teaser: 'Anriss.',
      image: createPicture('a'),
      body: createDocument('Im Text.'),
    },
    loadContentPage,
    ['Titel', 'Anriss.', '/f/1/900x600/x/a.jpg', 'Im Text.'],
  ],
  [
    'an article in /artikel with unknown fields',
    'artikel/fremd',
    {
      component: 'article',
      title: 'Titel',
      intro: 'Anriss.',
      cover: createPicture('b'),
      content: createDocument('Im Inhalt.'),
      blocks: [createImageBlock('c')],
      text: 'Kurz.',
    },
    loadArticle,
    ['Titel', 'Anriss.', '/f/1/900x600/x/b.jpg', 'Im Inhalt.', '/f/1/900x600/x/c.jpg', 'Kurz.'],
  ],
  [
    'a page with a rich text as its body',
    'seite',
    {
      component: 'page',
      title: 'Titel',
      teaser: createDocument('Anriss.'),
      body: createDocument('Im Text.'),
      blocks: [createImageBlock('d')],
    },
    loadContentPage,
    ['Titel', 'Anriss.', 'Im Text.', '/f/1/900x600/x/d.jpg'],
  ],
  [
    'a post in /artikel',
    'artikel/x',
    { component: 'post', heading: 'Titel', long_text: createDocument('Im Text.') },
    loadArticle,
    ['Titel', 'Im Text.'],
  ],
  [
    'a landing page in /thema',
    'thema/x',
    { component: 'landing', headline: 'Titel', body: [createImageBlock('e')] },
    loadCategory,
    ['Titel', '/f/1/900x600/x/e.jpg'],
  ],
  [
    'a team in /autoren',
    'autoren/x',
    {
      component: 'team',
      title: 'Titel',
      history: 'Wir sind zu dritt.\n\nUnd ein Hund.',
      layout: 'zwei breite Spalten',
    },
    loadAuthor,
    ['Titel', '<p>Wir sind zu dritt.</p>', '<p>Und ein Hund.</p>'],
  ],
  [
    'a category outside /thema',
    'rubriken/x',
    { component: 'category', name: 'Name', description: 'Worum es geht.' },
    loadContentPage,
    ['Worum es geht.', 'Name'],
  ],
  [
    'an author outside /autoren',
    'team/x',
    { component: 'author', name: 'Ida Feld', bio: 'Schreibt.', portrait: createPicture('f') },
    loadContentPage,
    ['Ida Feld', 'Schreibt.', '/f/1/900x600/x/f.jpg'],
  ],
  [
    'a question and its answer',
    'fragen/x',
    {
      component: 'faq',
      question: 'Warum?',
      answer: 'Darum.',
      tip: 'Merke: erst fragen, dann säen.',
      color: 'dunkles Grün, matt',
    },
    loadContentPage,
    ['Warum?', 'Darum.', 'Merke: erst fragen'],
  ],
];

test.each(FOREIGN_KIND_CASES)(
  'shows the text of %s',
  async (_, slug, content, loadStory, expectedTexts) => {
    service.stories.splice(0, Infinity, story(slug, content));
    const result = await loadStory(createContext({ path: `/${slug}` }));
    if (result.kind !== 'page') throw new Error(result.kind);
    const markup = await renderPage(result);
    for (const expectedText of expectedTexts) expect(markup).toContain(expectedText);
    expect(markup).not.toMatch(/\[object Object\]|undefined|zwei breite|dunkles Grün/);
    const isFallback = content.component !== 'article' && loadStory !== loadContentPage;
    expect(result.data === CONTENT_PAGE_FALLBACK).toBe(isFallback);
    // Links to stories work only if the request asks the content system to resolve links.
    const storyRequest = service.requests.findLast(({ pathname }) =>
      pathname.endsWith(`/stories/${slug}`),
    );
    expect(storyRequest?.searchParams.get('resolve_links')).toBe('url');
  },
);

test('shows every text only once', async () => {
  const [, article] = FOREIGN_KIND_CASES;
  if (!article) throw new Error('no article');
  service.stories.splice(0, Infinity, story(article[1], article[2]));
  const result = await loadArticle(createContext({ path: `/${article[1]}` }));
  if (result.kind !== 'page') throw new Error(result.kind);
  expect((await renderPage(result)).split('Anriss.')).toHaveLength(2);
});

test('preloads the first picture of a page', async () => {
  const content = { component: 'post', title: 'Titel', cover: createPicture('g'), text: 'Kurz.' };
  service.stories.splice(0, Infinity, story('blog/bild', content));
  const result = await loadContentPage(createContext({ path: '/blog/bild' }));
  if (result.kind !== 'page') throw new Error(result.kind);
  const [phonePreload, preload] = result.head.preloadImages ?? [];
  const markup = await renderPage(result);
  expect(preload?.srcSet).toContain('/f/1/900x600/x/g.jpg/m/');
  expect(markup).toContain(`srcSet="${preload?.srcSet}"`);
  expect(markup).toContain(`sizes="${preload?.sizes}"`);
  expect(markup).toContain(`srcSet="${phonePreload?.srcSet}"`);
  expect(markup).toContain('fetchPriority="high"');
});

test('lists the articles of a category outside /thema', async () => {
  const category = story('rubriken/x', { component: 'category', name: 'Name' });
  const article = { component: 'article', headline: 'In der Rubrik', category: category.uuid };
  service.stories.splice(0, Infinity, category, story('artikel/a', article));
  const result = await loadContentPage(createContext({ path: '/rubriken/x' }));
  if (result.kind !== 'page') throw new Error(result.kind);
  expect(await renderPage(result)).toContain('In der Rubrik');
});

test.each([
  ['', true],
  ['seite=2', false],
])(
  'shows further blocks of a category on the first page of its list only: %s',
  async (query, areBlocksExpected) => {
    const category = story('thema/x', { component: 'category', body: [createImageBlock('h')] });
    const articles = Array.from({ length: 20 }, (_, index) =>
      story(`artikel/${index}`, { component: 'article', category: category.uuid }),
    );
    service.stories.splice(0, Infinity, category, ...articles);
    const context = { path: '/thema/x', query: new URLSearchParams(query) };
    const result = await loadCategory(createContext(context));
    if (result.kind !== 'page') throw new Error(result.kind);
    expect(result.data).toBe(areBlocksExpected ? CATEGORY_WITH_BODY : null);
    expect((await renderPage(result)).includes('/f/1/900x600/x/h.jpg')).toBe(areBlocksExpected);
  },
);

test('renders a home story of another content space and describes its videos', async () => {
  const filmBlock = {
    _uid: 'f',
    component: 'native_video',
    title: 'Film',
    video: '//a.storyblok.com/f/1/640x360/abc/film.mp4',
    silent: true,
  };
  const sections = [createImageBlock('i'), filmBlock];
  service.stories.splice(0, Infinity, story('home', { component: 'page', sections }));
  const result = await loadHome(createContext({ path: '/' }));
  if (result.kind !== 'page') throw new Error(result.kind);
  expect(await renderPage(result)).toContain('/f/1/900x600/x/i.jpg');
  expect(result.head.jsonLd).toContainEqual(
    expect.objectContaining({ '@type': 'VideoObject', name: 'Film' }),
  );
});

interface ParsedBlock {
  readonly model: unknown;
  readonly data: unknown;
  readonly regions: object;
}

async function renderPage(page: Page<unknown>): Promise<string> {
  const rawBlocks = Object.values(page.regions ?? {}).flat();
  const renderedBlocks = rawBlocks.map(async (rawBlock) => {
    const definition = blocks[rawBlock.component];
    const parseResult = definition?.parse?.(rawBlock);
    if (!definition || !parseResult?.ok) return '';
    const data: unknown = await definition.loader?.(parseResult.model, createContext());
    const View = (await definition.view()) as ComponentType<ParsedBlock>;
    return renderToStaticMarkup(
      createElement(View, { model: parseResult.model, data, regions: {} }),
    );
  });
  return [renderParts(page), ...(await Promise.all(renderedBlocks))].join('\n');
}

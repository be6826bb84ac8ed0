import type { Page, PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { startFakeContentService } from '#samples/fake-content-service.ts';
import type { FakeContentService } from '#samples/fake-content-service.ts';
import { createLoadContext } from '#samples/load-context.ts';
import { paragraph } from '#samples/story-content.ts';
import { story, uuid } from '#samples/story-records.ts';
import { loadArticle } from '#pages/article/article.loader.server.ts';
import { loadAuthor } from '#pages/author/author.loader.server.ts';
import { loadCategory } from '#pages/category/category.loader.server.ts';
import { loadContentPage } from '#pages/content-page/content-page.loader.server.ts';
import { loadPrizeDrawConfirmation } from '#pages/prize-draw-confirmation/prize-draw-confirmation.loader.server.ts';
import { STATE_TEXTS } from '#pages/prize-draw-confirmation/state-texts.ts';
import { loadHome } from '#pages/home/home.loader.server.ts';
import { loadOverview } from '#pages/overview/overview.loader.server.ts';

const AUTHOR_UUID = uuid(1);
const SECTION_UUID = uuid(2);
const TOPIC_UUID = uuid(3);

const createArticle = (number: number, fields: object = {}) =>
  story(
    `artikel/nummer-${number}`,
    {
      component: 'article',
      headline: `Nummer ${number}`,
      lead: 'Ein Satz.',
      category: TOPIC_UUID,
      authors: [AUTHOR_UUID],
      date: `2026-11-${String(number).padStart(2, '0')} 05:00`,
      hero: { filename: 'https://a.storyblok.com/f/1/2400x1600/abc/kuh.jpg', alt: 'Kuh' },
      body: [],
      ...fields,
    },
    { uuid: uuid(100 + number) },
  );

const toSection = (headline: string) => ({
  _uid: headline,
  component: 'article_section',
  headline,
  text: { type: 'doc', content: [paragraph('Text')] },
});

const stories = [
  story(
    'autoren/osterloh',
    { component: 'author', name: 'Henrike Osterloh', bio: 'Bio' },
    { uuid: AUTHOR_UUID },
  ),
  story(
    'thema/acker',
    { component: 'category', headline: 'Acker', subCategories: [TOPIC_UUID] },
    { uuid: SECTION_UUID },
  ),
  story(
    'thema/acker/boden',
    { component: 'category', headline: 'Boden', subCategories: [] },
    { uuid: TOPIC_UUID },
  ),
  story('thema/leer', { component: 'category', headline: 'Leer' }, { uuid: uuid(4) }),
  story('impressum', { component: 'page', headline: 'Impressum', body: [toSection('Anschrift')] }),
  story('home', { component: 'home', lead: uuid(101), seconds: [uuid(102), uuid(999)], body: [] }),
  createArticle(1, {
    kind: 'reportage',
    related: [uuid(102)],
    body: ['A', 'B', 'C', 'D', 'E'].map(toSection),
    seo: [{ _uid: 's', component: 'seo', title: 'SEO-Titel' }],
  }),
  ...Array.from({ length: 24 }, (_, index) => createArticle(index + 2)),
];

let service: FakeContentService;
beforeAll(async () => {
  service = await startFakeContentService(stories);
});
afterAll(() => service.close());
beforeEach(() => {
  service.intercept = undefined;
});

const createContext = (path: string, query = '') =>
  createLoadContext(service.endpoint, { path, query: new URLSearchParams(query) });

function getPage<Data>(result: PageResult<Data>) {
  if (result.kind !== 'page') throw new Error(`not a page: ${result.kind}`);
  return result;
}

/** Returns the model of a page part. */
function getPartModel({ parts }: Page<unknown>, region: string): Record<string, unknown> {
  return parts?.[region]?.model as Record<string, unknown>;
}

describe('article', () => {
  test('has its parts, its head and its tags', async () => {
    const page = getPage(await loadArticle(createContext('/artikel/nummer-1')));
    expect(page.data).toEqual({
      kind: 'reportage',
      story: uuid(101),
      topic: 'acker',
      share: { id: 'nummer-1', title: 'Nummer 1', url: expect.stringMatching(/\/nummer-1$/) },
    });
    expect(page.head).toMatchObject({
      name: 'Name von artikel/nummer-1',
      seoTitle: 'SEO-Titel',
      description: 'Ein Satz.',
      ogType: 'article',
      canonicalPath: '/artikel/nummer-1',
      ogImage: { alt: 'Kuh' },
    });
    expect(page.head.preloadImages?.[0]?.srcSet).toContain('/f/1/2400x1600/abc/kuh.jpg/m/');
    expect(page.tags).toEqual([`story:${uuid(101)}`, `story:${uuid(102)}`]);
    expect(getPartModel(page, 'head')).toMatchObject({
      article: {
        people: [{ name: 'Henrike Osterloh' }],
        trail: [{ headline: 'Acker' }, { headline: 'Boden' }],
      },
    });
    expect(getPartModel(page, 'foot')).toMatchObject({
      related: [{ headline: 'Nummer 2' }],
    });
  });

  test('gets a table of contents from five headings on; a reportage gets a drop cap', async () => {
    const page = getPage(await loadArticle(createContext('/artikel/nummer-1')));
    const [first, second] = page.regions?.['body'] ?? [];
    expect(getPartModel(page, 'contents')).toHaveLength(5);
    expect(first).toMatchObject({ component: 'article_section', anchor: 'a', hasDropCap: true });
    expect(second?.['hasDropCap']).toBeUndefined();
  });

  test('has structured data', async () => {
    const { head } = getPage(await loadArticle(createContext('/artikel/nummer-1')));
    expect(head.jsonLd).toMatchObject([
      {
        '@type': 'NewsArticle',
        headline: 'Nummer 1',
        datePublished: '2026-11-01T05:00:00.000Z',
        author: [{ url: 'https://gruenland.example/autoren/osterloh' }],
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [{ position: 1 }, { position: 2 }, { position: 3 }],
      },
    ]);
  });

  test('sends no article text in the data for the browser', async () => {
    const page = getPage(await loadArticle(createContext('/artikel/nummer-1')));
    expect(JSON.stringify(page.data).length).toBeLessThan(180);
  });

  test.each(['/artikel/fehlt', '/artikel', '/artikel/../spaces/me', '/artikel/a?b'])(
    'returns 404 for %j',
    async (path) => {
      expect(await loadArticle(createContext(path))).toEqual({ kind: 'not-found' });
    },
  );

  test('renders without related articles, authors and category when they cannot be read', async () => {
    service.cv += 1;
    service.intercept = (url, response) => {
      if (!url.pathname.endsWith('/stories')) return false;
      response.writeHead(500, { 'content-type': 'application/json' }).end('{"error":"x"}');
      return true;
    };
    const context = createContext('/artikel/nummer-1');
    const settings = { ...context.settings, contentPublicToken: 'another' };
    const page = getPage(await loadArticle({ ...context, settings }));
    expect(getPartModel(page, 'foot')).toMatchObject({ related: [], people: [] });
  });
});

describe('front page', () => {
  test('shows the selected articles without missing ones', async () => {
    const page = getPage(await loadHome(createContext('/')));
    expect(getPartModel(page, 'front')).toMatchObject({
      lead: { headline: 'Nummer 1' },
      seconds: [{ headline: 'Nummer 2' }],
      brief: [],
    });
    expect(page.head.jsonLd).toMatchObject([{ '@type': 'Organization' }, { '@type': 'WebSite' }]);
    expect(page.slots?.map(({ name }) => name)).toEqual([
      'kleinanzeigen.latest',
      'veranstaltungen.next',
      'jobs.matching',
    ]);
  });

  test('shows the newest articles without a home story', async () => {
    const emptyService = await startFakeContentService(
      stories.filter(({ full_slug: slug }) => slug !== 'home'),
    );
    const page = getPage(await loadHome(createLoadContext(emptyService.endpoint)));
    expect(getPartModel(page, 'front')).toMatchObject({
      lead: { uuid: expect.any(String) },
      seconds: [{}, {}, {}],
    });
    await emptyService.close();
  });
});

describe('lists', () => {
  test('paginates the overview', async () => {
    const firstPage = getPage(await loadOverview(createContext('/artikel')));
    expect(getPartModel(firstPage, 'main')).toMatchObject({
      pager: { page: 1, pages: 2 },
      sections: [{ name: 'Acker', href: '/thema/acker' }, { name: 'Leer' }],
    });
    const secondPage = getPage(await loadOverview(createContext('/artikel', 'seite=2')));
    expect(secondPage.head.canonicalPath).toBe('/artikel?seite=2');
    expect(await loadOverview(createContext('/artikel', 'seite=3'))).toEqual({ kind: 'not-found' });
  });

  test('shows the articles of a category’s descendants', async () => {
    const page = getPage(await loadCategory(createContext('/thema/acker')));
    expect(getPartModel(page, 'main')).toMatchObject({
      category: { headline: 'Acker' },
      subCategories: [{ headline: 'Boden' }],
      priceMonths: null,
    });
    expect(getPartModel(page, 'articles')).toMatchObject({ pager: { pages: 2 } });
    const subCategoryPage = getPage(await loadCategory(createContext('/thema/acker/boden')));
    expect(getPartModel(subCategoryPage, 'main')).toMatchObject({
      ancestors: [{ headline: 'Acker' }],
    });
  });

  test('lists all topics at /thema and returns 404 for unknown ones', async () => {
    const page = getPage(await loadCategory(createContext('/thema')));
    expect(getPartModel(page, 'main')).toMatchObject({
      sections: [
        { section: { headline: 'Acker' }, subCategories: [{ headline: 'Boden' }] },
        { section: { headline: 'Leer' } },
      ],
    });
    expect(page.head).toMatchObject({
      canonicalPath: '/thema',
      jsonLd: [
        {
          '@type': 'BreadcrumbList',
          itemListElement: [{ item: 'https://gruenland.example/thema' }],
        },
      ],
    });
    expect(await loadCategory(createContext('/thema/fehlt'))).toEqual({ kind: 'not-found' });
  });

  test('sets noIndex only for a category without articles', async () => {
    const emptyCategoryPage = getPage(await loadCategory(createContext('/thema/leer')));
    expect(emptyCategoryPage.head.noIndex).toBe(true);
    expect(getPage(await loadCategory(createContext('/thema/acker'))).head.noIndex).toBeUndefined();
  });

  test('lists the articles of an author', async () => {
    const page = getPage(await loadAuthor(createContext('/autoren/osterloh')));
    expect(getPartModel(page, 'main')).toMatchObject({
      author: { name: 'Henrike Osterloh' },
      total: 25,
    });
    expect(await loadAuthor(createContext('/autoren/fehlt'))).toEqual({ kind: 'not-found' });
  });
});

describe('other pages', () => {
  test('loads a content page by its slug', async () => {
    const page = getPage(await loadContentPage(createContext('/impressum')));
    expect(getPartModel(page, 'head')).toEqual({
      headline: 'Impressum',
      lead: undefined,
    });
    expect(page.head.canonicalPath).toBe('/impressum');
  });

  test.each(['/_settings', '/1001', '/fehlt'])('returns 404 for %s', async (path) => {
    expect(await loadContentPage(createContext(path))).toEqual({ kind: 'not-found' });
  });

  test('redirects /home to /', async () => {
    const redirect = { kind: 'redirect', to: '/', status: 301 };
    expect(await loadContentPage(createContext('/home'))).toEqual(redirect);
  });

  test('shows the title of a prize draw as plain text in the body only', async () => {
    const page = getPage(
      await loadPrizeDrawConfirmation(
        createContext('/gewinnspiel/teilnahme-bestaetigt', 'title=<b>Advent'),
      ),
    );
    expect(page.data).toEqual({ code: '', state: 'no-code', title: '<b>Advent' });
    // Without a code the page must not say that an entry is confirmed.
    expect(STATE_TEXTS[page.data.state].headline).toBe('Teilnahme am Gewinnspiel');
    expect(JSON.stringify(page.head)).not.toContain('Advent');
  });
});

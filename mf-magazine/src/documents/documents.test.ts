import fc from 'fast-check';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { DocumentResult } from '@gruenland/shared-contracts/page-result.ts';
import { startFakeContentService } from '#samples/fake-content-service.ts';
import type { FakeContentService } from '#samples/fake-content-service.ts';
import { createLoadContext } from '#samples/load-context.ts';
import { story, uuid } from '#samples/story-records.ts';
import { loadFeed, loadStoryFeed } from './feed.loader.server.ts';
import { loadSitemap, loadSitemapIndex } from './sitemap.loader.server.ts';
import { escapeXml } from '@gruenland/shared-ui/documents/xml-text.ts';
import { element, renderXmlDocument } from './xml.ts';

const SITE_URL = 'https://gruenland.example';
const hero = { filename: 'https://a.storyblok.com/f/1/1200x800/abc/a.jpg', alt: 'A' };
const getTimeHoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
const noIndexFields = [{ component: 'seo', noIndex: true }];

let service: FakeContentService;
beforeAll(async () => {
  const article = { component: 'article', category: uuid(1), authors: [uuid(3)] };
  service = await startFakeContentService([
    story('home', { component: 'home' }),
    story('impressum', { component: 'page' }),
    story('intern', { component: 'page', seo: noIndexFields }),
    story('_settings/x', { component: 'page' }),
    story('blog/rezept', { component: 'recipe', title: 'Eintopf' }),
    story('blog/bericht', { component: 'article', title: 'Bericht' }),
    story('formular', { component: 'form' }),
    story(
      'thema/acker',
      { component: 'category', headline: 'Acker & Boden', subCategories: [uuid(2)] },
      { uuid: uuid(1) },
    ),
    story('thema/acker/raps', { component: 'category', headline: 'Raps' }, { uuid: uuid(2) }),
    story('thema/leer', { component: 'category', headline: 'Leer' }, { uuid: uuid(4) }),
    story('autoren/ida', { component: 'author', name: 'Ida Ahrens' }, { uuid: uuid(3) }),
    story('artikel/neu', {
      ...article,
      headline: 'Neu <1>',
      lead: 'L & L',
      date: getTimeHoursAgo(3),
      hero,
    }),
    story('artikel/alt', {
      ...article,
      category: uuid(2),
      authors: [],
      headline: 'Alt',
      date: '2026-01-02 05:00',
    }),
    story('artikel/geheim', {
      ...article,
      headline: 'Geheim',
      date: getTimeHoursAgo(1),
      seo: noIndexFields,
    }),
  ]);
});
afterAll(() => service.close());

const createContext = (path: string, params: Record<string, string> = {}) =>
  createLoadContext(service.endpoint, { path, params });

async function getBody(
  loadDocument: (context: LoadContext) => Promise<DocumentResult>,
  params: Record<string, string> = {},
) {
  const result = await loadDocument(createContext('/', params));
  if (result.kind !== 'document') throw new Error(result.kind);
  return result.body;
}
const readLocations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)</g)].map(([, url]) => url);

describe('sitemaps', () => {
  test('lists all sitemaps in the index', async () => {
    expect(readLocations(await getBody(loadSitemapIndex))).toEqual([
      ...['artikel-1', 'themen', 'seiten', 'news'].map(
        (part) => `${SITE_URL}/sitemaps/${part}.xml`,
      ),
      `${SITE_URL}/kleinanzeigen/sitemap.xml`,
      `${SITE_URL}/veranstaltungen/sitemap.xml`,
      `${SITE_URL}/jobs/sitemap.xml`,
    ]);
  });

  test('lists as many sitemaps of other areas as they report', async () => {
    const getFromApi = async () => ({
      status: 200,
      body: { entries: [], parts: 3 },
      setCookies: [],
    });
    const { api } = createContext('/');
    const result = await loadSitemapIndex({
      ...createContext('/'),
      api: { ...api, get: getFromApi as never },
    });
    const xml = result.kind === 'document' ? result.body : '';
    for (const area of ['kleinanzeigen', 'veranstaltungen', 'jobs']) {
      expect(readLocations(xml)).toContain(`${SITE_URL}/${area}/sitemap.xml?teil=3`);
    }
  });

  test.each([null, 'ja', {}, { parts: '3' }, { parts: -1 }, { parts: 1.5 }, { parts: 1e9 }])(
    'lists one sitemap for an area that returns %j',
    async (body) => {
      const getFromApi = async () => ({ status: 200, body, setCookies: [] });
      const { api } = createContext('/');
      const result = await loadSitemapIndex({
        ...createContext('/'),
        api: { ...api, get: getFromApi as never },
      });
      const xml = result.kind === 'document' ? result.body : '';
      expect(readLocations(xml).filter((url) => url?.includes('/jobs/'))).toEqual([
        `${SITE_URL}/jobs/sitemap.xml`,
      ]);
    },
  );

  test('lists articles with pictures and leaves out noindex articles', async () => {
    const xml = await getBody(loadSitemap, { part: 'artikel-1.xml' });
    expect(readLocations(xml)).toEqual([`${SITE_URL}/artikel/neu`, `${SITE_URL}/artikel/alt`]);
    expect(xml).toContain(`<image:loc>${SITE_URL}/f/1/1200x800/abc/a.jpg/m/`);
    expect(xml).toMatch(/<lastmod>2026-/);
  });

  test('lists all content pages without settings and forms', async () => {
    const xml = await getBody(loadSitemap, { part: 'seiten.xml' });
    expect(readLocations(xml)).toEqual(
      ['/artikel', '/', '/impressum', '/blog/rezept', '/blog/bericht'].map(
        (path) => SITE_URL + path,
      ),
    );
  });

  test('lists authors, and topics with articles', async () => {
    expect(readLocations(await getBody(loadSitemap, { part: 'themen.xml' }))).toEqual([
      `${SITE_URL}/thema`,
      `${SITE_URL}/thema/acker`,
      `${SITE_URL}/thema/acker/raps`,
      `${SITE_URL}/autoren/ida`,
    ]);
  });

  test('lists articles of the last two days as news', async () => {
    const xml = await getBody(loadSitemap, { part: 'news.xml' });
    expect(readLocations(xml)).toEqual([`${SITE_URL}/artikel/neu`]);
    expect(xml).toContain('<news:title>Neu &lt;1&gt;</news:title>');
    expect(xml).toContain('<news:language>de</news:language>');
  });

  test.each(['artikel.xml', 'artikel-2.xml', 'artikel-0.xml', 'news-1.xml', 'x.xml', 'seiten'])(
    'returns 404 for %s',
    async (part) => {
      expect(await loadSitemap(createContext('/', { part }))).toEqual({ kind: 'not-found' });
    },
  );
});

describe('feeds', () => {
  test('lists all articles, escaped, with author, section and picture', async () => {
    const xml = await getBody(loadFeed);
    expect(xml).toContain('<title>Neu &lt;1&gt;</title>');
    expect(xml).toContain('<description>L &amp; L</description>');
    expect(xml).toContain('<category>Acker &amp; Boden</category>');
    expect(xml).toContain('<dc:creator>Ida Ahrens</dc:creator>');
    expect(xml).toContain(`<media:content url="${SITE_URL}/f/1/`);
    expect(xml).toContain('<pubDate>Fri, 02 Jan 2026 05:00:00 GMT</pubDate>');
  });

  test('lists the articles of a category and its descendants', async () => {
    const xml = await getBody(loadStoryFeed, { '*': 'thema/acker.xml' });
    expect(xml).toContain('<title>Grünland: Acker &amp; Boden</title>');
    expect(xml.match(/<item>/g)).toHaveLength(3);
    expect(xml).toContain(`href="${SITE_URL}/feeds/thema/acker.xml" rel="self"`);
  });

  test('lists the articles of an author', async () => {
    const xml = await getBody(loadStoryFeed, { '*': 'autoren/ida.xml' });
    expect(xml.match(/<item>/g)).toHaveLength(2);
  });

  test.each(['impressum.xml', 'thema/acker', 'thema/fehlt.xml', '_settings/x.xml', '.xml'])(
    'returns 404 for %s',
    async (name) => {
      expect(await loadStoryFeed(createContext('/', { '*': name }))).toEqual({ kind: 'not-found' });
    },
  );
});

test('escapes all text and removes characters that XML forbids', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const xml = renderXmlDocument(element('a', text, { b: text }));
      expect(xml).toMatch(/^<\?xml [^>]*>\n<a b="[^<>"]*"(\/>|>[^<>]*<\/a>)\n$/);
    }),
  );
  expect(escapeXml('a\u0000\ufffeb')).toBe('ab');
});

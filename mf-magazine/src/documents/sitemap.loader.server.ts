import { eventPaths } from '@gruenland/shared-contracts/event-paths.ts';
import { adPaths } from '@gruenland/shared-contracts/ads/ad-paths.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import { createNotFoundResult } from '@gruenland/shared-contracts/page-result.ts';
import type { DocumentResult } from '@gruenland/shared-contracts/page-result.ts';
import { jobPaths } from '@gruenland/shared-contracts/job-paths.ts';
import { createContentReader } from '#data/content-reader.server.ts';
import type { ContentReader } from '#data/content-reader.server.ts';
import { createNewsEntry, createPathEntry, createSitemapEntry } from './sitemap-entry.ts';
import {
  readSitemapArticles,
  countArticleSitemaps,
  readNewsArticles,
  readSitemapPages,
  readSitemapCategoriesAndAuthors,
} from './sitemap-stories.server.ts';
import { element, renderXmlDocument } from './xml.ts';
import type { XmlFragment } from './xml.ts';

const SITEMAP_NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const IMAGE_NAMESPACE = 'http://www.google.com/schemas/sitemap-image/1.1';
const NEWS_NAMESPACE = 'http://www.google.com/schemas/sitemap-news/0.9';

/** Areas that have their own sitemaps. The api returns the number of sitemaps of each area. */
const AREA_SITEMAPS = [
  { apiPath: '/api/kleinanzeigen/sitemap', sitemapPath: adPaths.sitemap },
  { apiPath: '/api/events/sitemap', sitemapPath: eventPaths.sitemap },
  { apiPath: '/api/jobs/sitemap', sitemapPath: jobPaths.sitemap },
] as const;

/** Maximum number of sitemaps per area. Responses with a larger number are invalid. */
const MAX_SITEMAPS_PER_AREA = 1000;

async function listAreaSitemaps({ api, log }: LoadContext): Promise<string[]> {
  const areas = AREA_SITEMAPS.map(async ({ apiPath, sitemapPath }) => {
    const parts = await api
      .get(apiPath)
      .then(({ body }) => parseSitemapCount(body))
      .catch((error: unknown) => {
        log.warn(
          { error: String(error), apiPath },
          'reading the number of sitemaps of an area failed',
        );
        return 1;
      });
    return Array.from({ length: parts }, (_, index) => sitemapPath(index + 1));
  });
  return (await Promise.all(areas)).flat();
}

/**
 * Parses the api's response and returns the number of an area's sitemaps. Validates without a
 * library, because a library would enlarge this remote's server bundle by a fifth.
 */
function parseSitemapCount(body: unknown): number {
  const { parts } = Object(body) as { readonly parts?: unknown };
  if (Number.isSafeInteger(parts) && Number(parts) >= 0 && Number(parts) <= MAX_SITEMAPS_PER_AREA)
    return Number(parts);
  throw new Error(`invalid number of sitemaps: ${String(parts)}`);
}

/** Loads the index of all sitemaps. */
export async function loadSitemapIndex(context: LoadContext): Promise<DocumentResult> {
  const { siteUrl } = context.settings;
  const sitemapCount = await countArticleSitemaps(createContentReader(context));
  const parts = Array.from({ length: sitemapCount }, (_, index) => `artikel-${index + 1}`);
  const magazineSitemapPaths = [...parts, 'themen', 'seiten', 'news'].map(
    (part) => `/sitemaps/${part}.xml`,
  );
  const entries = [...magazineSitemapPaths, ...(await listAreaSitemaps(context))].map((path) =>
    element('sitemap', [element('loc', `${siteUrl}${path}`)]),
  );
  return createXmlDocumentResult(element('sitemapindex', entries, { xmlns: SITEMAP_NAMESPACE }));
}

/** Loads one sitemap, for example `artikel-1.xml`, `themen.xml`, `seiten.xml` or `news.xml`. */
export async function loadSitemap(context: LoadContext): Promise<DocumentResult> {
  const [, part, sitemapNumber] =
    /^(artikel|themen|seiten|news)(?:-([1-9]\d{0,3}))?\.xml$/.exec(context.params['part'] ?? '') ??
    [];
  if (!part || (part === 'artikel') !== (sitemapNumber !== undefined))
    return createNotFoundResult();
  const { siteUrl } = context.settings;
  const content = createContentReader(context);
  if (part === 'news') return renderNewsSitemap(content, siteUrl);
  const stories = await readStories(content, part, Number(sitemapNumber));
  if (stories.length === 0 && Number(sitemapNumber) > 1) return createNotFoundResult();
  const staticPaths = stories.length > 0 ? (STATIC_PAGES[part] ?? []) : [];
  const entries = [
    ...staticPaths.map((path) => createPathEntry(path, siteUrl)),
    ...stories.map((story) => createSitemapEntry(story, siteUrl)),
  ];
  return createXmlDocumentResult(
    element('urlset', entries, { xmlns: SITEMAP_NAMESPACE, 'xmlns:image': IMAGE_NAMESPACE }),
  );
}

/** Paths of pages that have no story, by the name of the sitemap that lists them. */
const STATIC_PAGES: Readonly<Record<string, readonly string[]>> = {
  themen: ['/thema'],
  seiten: [paths.articles()],
};

function readStories(content: ContentReader, part: string, sitemapNumber: number) {
  if (part === 'themen') return readSitemapCategoriesAndAuthors(content);
  return part === 'seiten'
    ? readSitemapPages(content)
    : readSitemapArticles(content, sitemapNumber);
}

async function renderNewsSitemap(content: ContentReader, siteUrl: string): Promise<DocumentResult> {
  const newsArticles = await readNewsArticles(content, Date.now());
  const entries = newsArticles.map(({ story, date }) => createNewsEntry(story, date, siteUrl));
  return createXmlDocumentResult(
    element('urlset', entries, { xmlns: SITEMAP_NAMESPACE, 'xmlns:news': NEWS_NAMESPACE }),
  );
}

function createXmlDocumentResult(rootElement: XmlFragment): DocumentResult {
  return { kind: 'document', type: 'application/xml', body: renderXmlDocument(rootElement) };
}

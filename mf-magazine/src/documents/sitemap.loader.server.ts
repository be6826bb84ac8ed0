import { eventPaths } from '@gruenland/shared-contracts/event-paths.ts';
import { adPaths } from '@gruenland/shared-contracts/ads/ad-paths.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import { notFound } from '@gruenland/shared-contracts/page-result.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { jobPaths } from '@gruenland/shared-contracts/job-paths.ts';
import { contentReader } from '#data/content-reader.server.ts';
import type { ContentReader } from '#data/content-reader.server.ts';
import { newsEntry, pathEntry, sitemapEntry } from './sitemap-entry.ts';
import {
  articlesOf,
  countArticleSitemaps,
  newsOf,
  pagesOf,
  topicsOf,
} from './sitemap-parts.server.ts';
import { element, xmlDocument } from './xml.ts';
import type { Xml } from './xml.ts';

const SITEMAP = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const IMAGE = 'http://www.google.com/schemas/sitemap-image/1.1';
const NEWS = 'http://www.google.com/schemas/sitemap-news/0.9';

/** Areas that answer their sitemaps themselves, in as many parts as there are. */
const AREAS = [
  { counted: '/api/kleinanzeigen/sitemap', address: adPaths.sitemap },
  { counted: '/api/veranstaltungen/sitemap', address: eventPaths.sitemap },
  { counted: '/api/jobs/sitemap', address: jobPaths.sitemap },
] as const;

/** Of one area; more is no answer of it. */
const MOST_PARTS = 1000;

async function otherAreas({ api, log }: LoadContext): Promise<string[]> {
  const areas = AREAS.map(async ({ counted, address }) => {
    const parts = await api
      .get(counted)
      .then(({ body }) => partsIn(body))
      .catch((error: unknown) => {
        log.warn({ error: String(error), counted }, 'parts of a sitemap could not be counted');
        return 1;
      });
    return Array.from({ length: parts }, (_, index) => address(index + 1));
  });
  return (await Promise.all(areas)).flat();
}

/** By hand: a library for one number would be a fifth of what this remote brings to the server. */
function partsIn(body: unknown): number {
  const { parts } = Object(body) as { readonly parts?: unknown };
  if (Number.isSafeInteger(parts) && Number(parts) >= 0 && Number(parts) <= MOST_PARTS)
    return Number(parts);
  throw new Error(`no number of parts: ${String(parts)}`);
}

/** The index of all sitemaps of the site. */
export async function loadSitemapIndex(context: LoadContext): Promise<PageResult<never>> {
  const { siteUrl } = context.settings;
  const count = await countArticleSitemaps(contentReader(context));
  const parts = Array.from({ length: count }, (_, index) => `artikel-${index + 1}`);
  const own = [...parts, 'themen', 'seiten', 'news'].map((part) => `/sitemaps/${part}.xml`);
  const entries = [...own, ...(await otherAreas(context))].map((path) =>
    element('sitemap', [element('loc', `${siteUrl}${path}`)]),
  );
  return xml(element('sitemapindex', entries, { xmlns: SITEMAP }));
}

/** One sitemap: `artikel-1.xml`, `themen.xml`, `seiten.xml`, `news.xml`. */
export async function loadSitemap(context: LoadContext): Promise<PageResult<never>> {
  const [, part, number] =
    /^(artikel|themen|seiten|news)(?:-([1-9]\d{0,3}))?\.xml$/.exec(context.params['part'] ?? '') ??
    [];
  if (!part || (part === 'artikel') !== (number !== undefined)) return notFound();
  const { siteUrl } = context.settings;
  const content = contentReader(context);
  if (part === 'news') return newsSitemap(content, siteUrl);
  const stories = await storiesOf(content, part, Number(number));
  if (stories.length === 0 && Number(number) > 1) return notFound();
  const own = stories.length > 0 ? (OWN_PAGES[part] ?? []) : [];
  const entries = [
    ...own.map((path) => pathEntry(path, siteUrl)),
    ...stories.map((story) => sitemapEntry(story, siteUrl)),
  ];
  return xml(element('urlset', entries, { xmlns: SITEMAP, 'xmlns:image': IMAGE }));
}

/** Pages of the parts that are no stories. */
const OWN_PAGES: Readonly<Record<string, readonly string[]>> = {
  themen: ['/thema'],
  seiten: [paths.articles()],
};

function storiesOf(content: ContentReader, part: string, number: number) {
  if (part === 'themen') return topicsOf(content);
  return part === 'seiten' ? pagesOf(content) : articlesOf(content, number);
}

async function newsSitemap(content: ContentReader, siteUrl: string): Promise<PageResult<never>> {
  const news = await newsOf(content, Date.now());
  const entries = news.map(({ story, date }) => newsEntry(story, date, siteUrl));
  return xml(element('urlset', entries, { xmlns: SITEMAP, 'xmlns:news': NEWS }));
}

function xml(root: Xml): PageResult<never> {
  return { kind: 'document', type: 'application/xml', body: xmlDocument(root) };
}

import { expect, test } from '@playwright/test';
import { TRIES_ALL_CASES } from '../support/all-cases.ts';
import { readLiveRelease } from '../support/built-release.ts';
import { CONFIGURED_REMOTES } from '../support/configured-remotes.ts';
import { crawlSite, GONE_STATUSES, readLinks } from '../support/crawl/crawl-site.ts';
import type { CrawlResult } from '../support/crawl/crawl-site.ts';
import { findBrokenMedia } from '../support/crawl/find-broken-media.ts';
import { PRIVATE_VIEWS, STAFF_REMOTES } from '../support/crawl/private-views.ts';
import { reportFigure } from '../support/figures.ts';
import { readSitemapPaths } from '../support/read-sitemap.ts';
import { resolveSiteUnderTest } from '../support/site-under-test.ts';

/**
 * Requested paths of one kind, for example ads. Soak requests all paths that search engines may
 * request, and as many of the others, which the api limits.
 */
const MAX_PATHS_PER_KIND = 25;
/** Milliseconds after which no cached page links to an entry that another test has deleted. */
const UNLINKED_WITHIN_MS = 60_000;

/** Pages that the front page must lead to with one click. */
const PATHS_FROM_FRONT_PAGE = [
  '/abo',
  '/newsletter',
  '/ueber-uns',
  '/kontakt',
  '/app',
  '/merkliste',
  '/mediadaten',
];

const toLines = (paths: Iterable<string>, sources: ReadonlyMap<string, string>): string[] =>
  [...paths].map((path) => `${path} on ${sources.get(path)}`).toSorted();

test(
  'a crawl reaches all public pages, and no link, picture or page is a dead end',
  { tag: '@soak' },
  async ({ baseURL }) => {
    test.setTimeout(TRIES_ALL_CASES ? 900_000 : 180_000);
    const forbiddenPrefixes = await readForbiddenPrefixes(baseURL!);
    const isForbidden = (path: string) =>
      forbiddenPrefixes.some((prefix) => path.startsWith(prefix));
    const crawl = await crawlSite({
      siteUrl: baseURL!,
      getMaxPaths: (path) =>
        TRIES_ALL_CASES && !isForbidden(path) ? Number.POSITIVE_INFINITY : MAX_PATHS_PER_KIND,
    });
    const { statusByPath, linkSources, mediaSources, views } = crawl;
    reportFigure('crawl', `${statusByPath.size} pages of ${linkSources.size} links`);

    const brokenPaths = [...statusByPath].flatMap(([path, status]) => (status >= 400 ? path : []));
    const isStillLinked = async (path: string): Promise<boolean> =>
      (await readLinks(baseURL!, linkSources.get(path)!)).includes(path);
    // Other tests delete entries while the crawl is on its way to them.
    const listStillBroken = async (): Promise<string[]> => {
      const stillBroken = [];
      for (const path of brokenPaths)
        if (!GONE_STATUSES.includes(statusByPath.get(path)!) || (await isStillLinked(path)))
          stillBroken.push(`${statusByPath.get(path)}: ${path} on ${linkSources.get(path)}`);
      return stillBroken.toSorted();
    };
    await expect.poll(listStillBroken, { timeout: UNLINKED_WITHIN_MS }).toEqual([]);
    expect(crawl.deadEnds).toEqual([]);

    for (const path of PATHS_FROM_FRONT_PAGE) expect(linkSources.get(path), path).toBe('/');
    const sitemapPaths = await readSitemapPaths(baseURL!);
    expect(sitemapPaths.length).toBeGreaterThan(500);
    expect(sitemapPaths.filter((path) => path !== '/' && !linkSources.has(path))).toEqual([]);

    const unreachedViews = (await listPublicRemoteViews()).filter((view) => !views.has(view));
    expect(unreachedViews.toSorted()).toEqual(PRIVATE_VIEWS.toSorted());

    expect(mediaSources.size).toBeGreaterThan(300);
    expect(toLines(await findBrokenMedia(baseURL!, mediaSources.keys()), mediaSources)).toEqual([]);
    expect(listUncheckedPaths(crawl, sitemapPaths)).toEqual([]);
  },
);

/** Returns the beginnings of paths that robots.txt forbids to search engines. */
async function readForbiddenPrefixes(siteUrl: string): Promise<readonly string[]> {
  const text = await (await fetch(new URL('/robots.txt', siteUrl))).text();
  const prefixes = [...text.matchAll(/^Disallow: (\S+)$/gm)].map(([, prefix]) => prefix!);
  expect(prefixes).not.toEqual([]);
  return prefixes;
}

/** Returns the views of all routes that the live releases declare, without those for staff. */
async function listPublicRemoteViews(): Promise<string[]> {
  const { releasesDir } = await resolveSiteUnderTest();
  const remotes = CONFIGURED_REMOTES.filter(({ name }) => !STAFF_REMOTES.includes(name));
  const releases = await Promise.all(remotes.map(({ name }) => readLiveRelease(releasesDir, name)));
  return releases.flatMap(({ document }) =>
    Object.keys(document.web.views)
      .filter((view) => view.startsWith('route:'))
      .map((view) => `${document.name} ${view}`),
  );
}

/**
 * Returns linked paths that were neither requested nor are variants of a page that exists: a page of
 * the sitemap, a page below one, or a page with parameters.
 */
function listUncheckedPaths(crawl: CrawlResult, sitemapPaths: readonly string[]): string[] {
  const getFolder = (path: string) => path.split('?', 1)[0] ?? '';
  const existingPaths = new Set([...crawl.statusByPath.keys(), ...sitemapPaths].map(getFolder));
  return [...crawl.linkSources.keys()].filter((path) => {
    const folder = getFolder(path);
    const parent = folder.slice(0, folder.lastIndexOf('/'));
    const isFile = folder.startsWith('/f/') || folder.startsWith('/api/');
    return !existingPaths.has(folder) && !existingPaths.has(parent) && !isFile;
  });
}

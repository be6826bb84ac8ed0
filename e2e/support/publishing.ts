import { expect } from '@playwright/test';

/** A shell, or the edge in front of several shells. */
interface PageFetcher {
  readonly get: (path: string) => Promise<{ readonly html: string }>;
}

export const ARTICLE_SLUG = 'artikel/das-fuenfte-glied';

/** Paths of the article and of all pages and documents that list it or link to it. */
const PATHS_SHOWING_ARTICLE = [
  '/artikel/das-fuenfte-glied',
  '/',
  '/artikel',
  '/thema/ackerbau',
  '/thema/ackerbau/fruchtfolge',
  '/autoren/henrike-osterloh',
  '/artikel/ein-spaten-sagt-mehr',
  '/feed.xml',
  '/feeds/thema/ackerbau.xml',
] as const;

/**
 * Requests all paths that show the article, in parallel. @returns the paths whose content lacks the
 * text
 */
export async function findPathsWithoutText(
  shell: PageFetcher,
  text: string,
): Promise<readonly string[]> {
  const pages = await Promise.all(
    PATHS_SHOWING_ARTICLE.map(async (path) => ({ path, html: (await shell.get(path)).html })),
  );
  return pages.filter(({ html }) => !html.includes(text)).map(({ path }) => path);
}

/**
 * Polls until all paths that show the article contain the text. @returns the elapsed milliseconds
 */
export async function measureMsUntilShown(
  shell: PageFetcher,
  text: string,
  timeoutMs: number,
): Promise<number> {
  const startedAt = performance.now();
  await expect
    .poll(() => findPathsWithoutText(shell, text), { timeout: timeoutMs, intervals: [100] })
    .toEqual([]);
  return performance.now() - startedAt;
}

/**
 * Paths of the pages and documents that list a new article by Henrike Osterloh about „Fruchtfolge“.
 */
export const PATHS_LISTING_ARTICLES = [
  '/artikel',
  '/thema/ackerbau',
  '/thema/ackerbau/fruchtfolge',
  '/autoren/henrike-osterloh',
  '/feed.xml',
  '/feeds/thema/ackerbau.xml',
  '/sitemaps/artikel-1.xml',
] as const;

/**
 * Requests all paths that list the article, in parallel. @returns the paths whose content links to
 * `href`
 */
export async function findPathsLinkingTo(
  shell: PageFetcher,
  href: string,
): Promise<readonly string[]> {
  const pages = await Promise.all(
    PATHS_LISTING_ARTICLES.map(async (path) => ({ path, html: (await shell.get(path)).html })),
  );
  return pages
    .filter(({ html }) => html.includes(`${href}"`) || html.includes(`${href}<`))
    .map(({ path }) => path);
}

/** Polls until `readState` resolves to the expected value. @returns the elapsed milliseconds */
export async function measureMsUntilEqual(
  readState: () => Promise<unknown>,
  expected: unknown,
): Promise<number> {
  const startedAt = performance.now();
  await expect.poll(readState, { timeout: 15_000, intervals: [100] }).toEqual(expected);
  return performance.now() - startedAt;
}

import { expect } from '@playwright/test';

/** A shell, or an edge in front of shells. */
interface Pages {
  readonly get: (path: string) => Promise<{ readonly html: string }>;
}

export const PUBLISHED = 'artikel/das-fuenfte-glied';

/** The article itself, and every page and document that lists it or links to it. */
export const SHOWING = [
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

/** Paths that do not contain the text; requests all of them at once. */
export async function pathsNotShowing(shell: Pages, text: string): Promise<readonly string[]> {
  const pages = await Promise.all(
    SHOWING.map(async (path) => ({ path, html: (await shell.get(path)).html })),
  );
  return pages.filter(({ html }) => !html.includes(text)).map(({ path }) => path);
}

/** Polls until every page contains the text. @returns elapsed milliseconds */
export async function msUntilShown(shell: Pages, text: string, timeout: number): Promise<number> {
  const started = performance.now();
  await expect.poll(() => pathsNotShowing(shell, text), { timeout, intervals: [100] }).toEqual([]);
  return performance.now() - started;
}

/** Pages and documents that also list a new article of the category. */
export const LISTING = [
  '/artikel',
  '/thema/ackerbau',
  '/thema/ackerbau/fruchtfolge',
  '/autoren/henrike-osterloh',
  '/feed.xml',
  '/feeds/thema/ackerbau.xml',
  '/sitemaps/artikel-1.xml',
] as const;

/** Paths that contain a link to that address. */
export async function pathsWith(shell: Pages, href: string): Promise<readonly string[]> {
  const pages = await Promise.all(
    LISTING.map(async (path) => ({ path, html: (await shell.get(path)).html })),
  );
  return pages
    .filter(({ html }) => html.includes(`${href}"`) || html.includes(`${href}<`))
    .map(({ path }) => path);
}

/** Polls until the result equals the expected one. @returns elapsed milliseconds */
export async function msUntil(ask: () => Promise<unknown>, expected: unknown): Promise<number> {
  const started = performance.now();
  await expect.poll(ask, { timeout: 15_000, intervals: [100] }).toEqual(expected);
  return performance.now() - started;
}

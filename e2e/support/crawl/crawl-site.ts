import { fetchInTime } from './fetch-in-time.ts';
import { parsePage } from './parse-page.ts';
import type { ParsedPage } from './parse-page.ts';

/** Result of a crawl. Paths contain the query. */
export interface CrawlResult {
  /** Status of each requested path. */
  readonly statusByPath: ReadonlyMap<string, number>;
  /** All paths of this site that pages link to, with the first page that does. */
  readonly linkSources: ReadonlyMap<string, string>;
  /** URLs of pictures and films, with the first page that shows them. */
  readonly mediaSources: ReadonlyMap<string, string>;
  /** Views of remotes that were shown, for example `mf-magazine route:home`. */
  readonly views: ReadonlySet<string>;
  /** Pages without a link to the front page or to a page above them. */
  readonly deadEnds: readonly string[];
}

interface CrawlOptions {
  readonly siteUrl: string;
  /** Returns the maximum number of requested paths of the kind of a path, for example of all ads. */
  readonly getMaxPaths: (path: string) => number;
}

/** Number of requests at the same time. More would delay the tests that run beside the crawl. */
const CONCURRENCY = 4;
const REQUEST_TIMEOUT_MS = 30_000;
/** Statuses of an entry that does not exist any more. */
export const GONE_STATUSES: readonly number[] = [404, 410];

/** Follows all links from the front page, without script and without an account. */
export async function crawlSite({ siteUrl, getMaxPaths }: CrawlOptions): Promise<CrawlResult> {
  const statusByPath = new Map<string, number>();
  const linkSources = new Map<string, string>();
  const mediaSources = new Map<string, string>();
  const views = new Set<string>();
  const deadEnds: string[] = [];
  const countByKind = new Map<string, number>();
  const queue = ['/'];

  const addLink = (path: string, source: string): void => {
    if (linkSources.has(path)) return;
    linkSources.set(path, source);
    const kind = getKind(path);
    const count = countByKind.get(kind) ?? 0;
    if (path === '/' || count >= getMaxPaths(path)) return;
    countByKind.set(kind, count + 1);
    queue.push(path);
  };

  const visit = async (path: string): Promise<void> => {
    const response = await fetchInTime(new URL(path, siteUrl), REQUEST_TIMEOUT_MS);
    statusByPath.set(path, response.status);
    if (!response.headers.get('content-type')?.startsWith('text/html')) {
      await response.body?.cancel();
      return;
    }
    const page = parsePage(await response.text());
    if (page.view) views.add(page.view);
    const finalPath = toPathOnSite(response.url, siteUrl) ?? path;
    const paths = listLinkedPaths(page, new URL(finalPath, siteUrl));
    for (const linkedPath of paths) addLink(linkedPath, path);
    for (const url of page.media) if (!mediaSources.has(url)) mediaSources.set(url, path);
    if (path !== '/' && !paths.some((linkedPath) => leadsUp(linkedPath, finalPath)))
      deadEnds.push(path);
  };

  const work = async (): Promise<void> => {
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) await visit(path);
  };
  // Workers stop when the queue is empty, although the last pages may add links to it.
  while (queue.length > 0) await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return { statusByPath, linkSources, mediaSources, views, deadEnds };
}

/**
 * Returns the links of a page to pages of this site; none if the page itself is gone.
 * @throws {Error} when the page cannot be read
 */
export async function readLinks(siteUrl: string, path: string): Promise<readonly string[]> {
  const response = await fetchInTime(new URL(path, siteUrl), REQUEST_TIMEOUT_MS);
  const text = await response.text();
  if (GONE_STATUSES.includes(response.status)) return [];
  if (!response.ok) throw new Error(`${response.status} for ${path}`);
  return listLinkedPaths(parsePage(text), response.url);
}

/** Lists the paths of this site to which a page links. */
function listLinkedPaths({ links }: ParsedPage, pageUrl: string | URL): readonly string[] {
  return links.flatMap((link) => toPathOnSite(link, pageUrl) ?? []);
}

/** Returns path and query of a URL of this site, without its fragment; null for other sites. */
function toPathOnSite(link: string, base: string | URL): string | null {
  const url = URL.parse(link, base);
  return url && url.origin === new URL(base).origin ? url.pathname + url.search : null;
}

/** Whether a link leads to the front page or to a page above this page. */
function leadsUp(linkedPath: string, path: string): boolean {
  const [linkedFolder = ''] = linkedPath.split('?', 1);
  const [folder = ''] = path.split('?', 1);
  return linkedFolder === '/' || folder.startsWith(`${linkedFolder}/`);
}

/**
 * Returns the kind of a path: paths of one kind differ only in their second segment or in the values
 * of their parameters, for example `/jobs/<slug>/melden`.
 */
function getKind(path: string): string {
  const { pathname, searchParams } = new URL(path, 'http://site');
  const [area, entry, ...rest] = pathname.split('/').slice(1);
  const segments = [area, entry === undefined ? undefined : '*', ...rest];
  const names = [...new Set(searchParams.keys())].toSorted().join('&');
  return `/${segments.filter((segment) => segment !== undefined).join('/')}?${names}`;
}

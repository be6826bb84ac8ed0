/** Path of the feed with all articles. */
export const MAIN_FEED_PATH = '/feed.xml';

/** Returns the path of the feed that belongs to the page of a category or an author. */
export function buildFeedPath(pagePath: string): string {
  return `/feeds${pagePath}.xml`;
}

/** Creates the `alternate` link that announces a feed in the page head. */
export function createFeedLink(href: string, title: string) {
  return [{ href, type: 'application/rss+xml', title }] as const;
}

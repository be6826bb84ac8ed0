/** Feed of all articles. */
export const MAIN_FEED = '/feed.xml';

/** Own path of the feed that belongs to a category's or an author's page. */
export function feedPath(pagePath: string): string {
  return `/feeds${pagePath}.xml`;
}

/** A feed as the head of its page names it. */
export function feedLink(href: string, title: string) {
  return [{ href, type: 'application/rss+xml', title }] as const;
}

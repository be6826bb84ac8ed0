import { escapeXml } from '#documents/xml-text.ts';

/** One entry of a feed. */
export interface RssItem {
  /** Unique id of the entry; default is its URL. Set an id if several entries share a URL. */
  readonly id?: string;
  readonly title: string;
  readonly url: string;
  /** Publication date; absent if unknown. Do not use the date of an upcoming event. */
  readonly publishedAt?: string;
  readonly description: string;
}

export interface RssChannel {
  readonly title: string;
  readonly description: string;
  /** URL of the page that lists the entries. */
  readonly url: string;
  /** URL of the feed itself. */
  readonly feedUrl: string;
  readonly items: readonly RssItem[];
}

/** Builds an RSS 2.0 feed; all URLs must be absolute. */
export function buildRssXml({ title, description, url, feedUrl, items }: RssChannel): string {
  const entries = items.map((item) =>
    [
      `<item><title>${escapeXml(item.title)}</title><link>${escapeXml(item.url)}</link>`,
      item.id === undefined
        ? `<guid>${escapeXml(item.url)}</guid>`
        : `<guid isPermaLink="false">${escapeXml(item.id)}</guid>`,
      item.publishedAt === undefined
        ? ''
        : `<pubDate>${new Date(item.publishedAt).toUTCString()}</pubDate>`,
      `<description>${escapeXml(item.description)}</description></item>`,
    ].join(''),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    `<title>${escapeXml(title)}</title><link>${escapeXml(url)}</link>`,
    `<description>${escapeXml(description)}</description><language>de</language>`,
    `<atom:link href="${escapeXml(feedUrl)}" rel="self" type="application/rss+xml"/>`,
    ...entries,
    '</channel></rss>\n',
  ].join('');
}

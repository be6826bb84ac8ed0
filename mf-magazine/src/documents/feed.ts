import { getServedPath, getVariantUrl } from '@gruenland/shared-ui/picture/image-address.ts';
import type { ArticleTeaser } from '#model/teaser.ts';
import { element, createTextElement, renderXmlDocument } from './xml.ts';
import type { XmlFragment } from './xml.ts';

/** Metadata of a feed. */
export interface FeedHead {
  readonly title: string;
  readonly description: string;
  /** Path of the page that the feed belongs to. */
  readonly path: string;
  /** Path of the feed itself. */
  readonly feedPath: string;
}

const ATOM_NAMESPACE = 'http://www.w3.org/2005/Atom';
const DC_NAMESPACE = 'http://purl.org/dc/elements/1.1/';
const MEDIA_NAMESPACE = 'http://search.yahoo.com/mrss/';
const PICTURE_WIDTH_PX = 1200;

/** Renders articles as RSS 2.0. */
export function renderFeedXml(
  { title, description, path, feedPath: selfPath }: FeedHead,
  articles: readonly ArticleTeaser[],
  siteUrl: string,
): string {
  const newestDate = articles[0]?.date;
  const channel = element('channel', [
    element('title', title),
    element('link', `${siteUrl}${path}`),
    element('description', description),
    element('language', 'de'),
    newestDate ? element('lastBuildDate', formatRssDate(newestDate)) : undefined,
    element('atom:link', '', {
      href: `${siteUrl}${selfPath}`,
      rel: 'self',
      type: 'application/rss+xml',
    }),
    ...articles.map((article) => createItem(article, siteUrl)),
  ]);
  const namespaces = {
    'xmlns:atom': ATOM_NAMESPACE,
    'xmlns:dc': DC_NAMESPACE,
    'xmlns:media': MEDIA_NAMESPACE,
  };
  return renderXmlDocument(element('rss', [channel], { version: '2.0', ...namespaces }));
}

function createItem(article: ArticleTeaser, siteUrl: string): XmlFragment {
  const { headline, href, uuid, date, lead, category, authors, image } = article;
  const picture = image && getServedPath(image.src);
  return element('item', [
    element('title', headline),
    element('link', `${siteUrl}${href}`),
    element('guid', uuid, { isPermaLink: 'false' }),
    date ? element('pubDate', formatRssDate(date)) : undefined,
    createTextElement('description', lead),
    createTextElement('category', category?.name),
    ...authors.map(({ name }) => element('dc:creator', name)),
    picture
      ? element('media:content', '', {
          url: `${siteUrl}${getVariantUrl(picture, { width: PICTURE_WIDTH_PX })}`,
          medium: 'image',
        })
      : undefined,
  ]);
}

/** Formats an RFC 822 date, as RSS requires. */
function formatRssDate(iso: string): string {
  return new Date(iso).toUTCString();
}

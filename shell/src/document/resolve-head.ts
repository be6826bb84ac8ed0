import type { HeadImage, PageHead } from '@gruenland/shared-contracts/page-head.ts';
import type { SiteSettings } from '@gruenland/shared-contracts/site.ts';
import { isDrawing, servedPath } from '@gruenland/shared-ui/picture/image-address.ts';
import type { MetaTag, ResolvedHead } from './resolved-head.ts';

/** What the head needs to know besides the page's own wishes. */
export interface HeadSurroundings {
  readonly site: SiteSettings;
  /** Public address without trailing slash. */
  readonly siteUrl: string;
  readonly path: string;
  readonly contentAssetHost: string;
  /** Drafts and invalid editor tokens are never indexed (specification section 4). */
  readonly forbidIndex: boolean;
}

const OPEN_GRAPH_SIZE = { width: 1200, height: 630 };
const TWITTER_WIDTH = 1280;

/**
 * Applies the fallbacks of specification section 9: site title, ' - ', page name unless an SEO
 * title is set; missing fields from the settings story; social pictures resized when they are
 * hosted on the content CDN.
 */
export function resolveHead(head: PageHead, around: HeadSurroundings): ResolvedHead {
  const defaults = around.site.seo;
  const title = head.seoTitle || titleFor(head.name, around.site.title);
  const description = head.description || defaults.description;
  const canonical = `${around.siteUrl}${canonicalPath(head, around)}`;
  const noIndex = around.forbidIndex || (head.noIndex ?? defaults.noIndex ?? false);
  const noFollow = head.noFollow ?? defaults.noFollow ?? false;
  const ogTitle = head.ogTitle || head.seoTitle || head.name || defaults.ogTitle;
  const ogDescription = head.ogDescription || description || defaults.ogDescription;
  const ogImage = head.ogImage ?? defaults.ogImage;
  const twitterImage = head.twitterImage ?? head.ogImage ?? defaults.twitterImage ?? ogImage;
  const meta: (MetaTag | null)[] = [
    named('description', description),
    named('robots', robots(noIndex, noFollow)),
    property('og:type', head.ogType ?? 'website'),
    property('og:site_name', around.site.title),
    property('og:locale', 'de_DE'),
    property('og:url', canonical),
    property('og:title', ogTitle),
    property('og:description', ogDescription),
    ...articleTags(head.article),
    ...openGraphImage(ogImage, around),
    named('twitter:card', 'summary_large_image'),
    named('twitter:title', head.twitterTitle || ogTitle || defaults.twitterTitle),
    named(
      'twitter:description',
      head.twitterDescription || ogDescription || defaults.twitterDescription,
    ),
    named('twitter:image', twitterImage && pictureUrl(twitterImage, `${TWITTER_WIDTH}x0`, around)),
  ];
  return {
    title,
    meta: meta.filter((tag) => tag !== null),
    canonical,
    preloadImages: head.preloadImages ?? [],
    jsonLd: head.jsonLd ?? [],
    alternates: head.alternates ?? [],
  };
}

function articleTags(article: PageHead['article']): readonly (MetaTag | null)[] {
  if (!article) return [];
  return [
    property('article:published_time', article.publishedTime),
    property('article:modified_time', article.modifiedTime),
    property('article:section', article.section),
    ...(article.tags ?? []).map((tag) => property('article:tag', tag)),
  ];
}

/** A path of the page's own choice may carry a query; the address's path never does. */
function canonicalPath(head: PageHead, around: HeadSurroundings): string {
  if (head.canonicalPath !== undefined) return encodeURI(head.canonicalPath);
  return around.path.split('/').map(encodeURIComponent).join('/');
}

function titleFor(name: string, siteTitle: string): string {
  return name && name !== siteTitle ? `${siteTitle} - ${name}` : siteTitle;
}

function robots(noIndex: boolean, noFollow: boolean): string {
  const index = noIndex ? 'noindex' : 'index';
  const follow = noFollow ? 'nofollow' : 'follow';
  return noIndex ? `${index}, ${follow}` : `${index}, ${follow}, max-image-preview:large`;
}

function openGraphImage(
  image: HeadImage | undefined,
  around: HeadSurroundings,
): (MetaTag | null)[] {
  if (!image) return [];
  const { width, height } = OPEN_GRAPH_SIZE;
  const url = pictureUrl(image, `${width}x${height}`, around);
  const resized = url !== absolute(image.url, around.siteUrl);
  return [
    property('og:image', url),
    resized ? property('og:image:width', String(width)) : null,
    resized ? property('og:image:height', String(height)) : null,
    property('og:image:alt', image.alt),
  ];
}

/** Resizes pictures of the content CDN through our own origin; leaves all others alone. */
function pictureUrl(image: HeadImage, size: string, around: HeadSurroundings): string {
  const path = servedPath(withoutHost(image.url, around.contentAssetHost));
  if (!path?.startsWith('/f/') || isDrawing(path)) return absolute(image.url, around.siteUrl);
  const crops = !size.endsWith('x0') && image.focus !== undefined && FOCUS.test(image.focus);
  const focal = crops ? `focal(${image.focus}):` : '';
  return `${around.siteUrl}${path}/m/${size}/filters:${focal}format(jpeg):quality(80)`;
}

const FOCUS = /^\d{1,6}x\d{1,6}:\d{1,6}x\d{1,6}$/;

/** The host of this space's files may be one that other spaces do not have. */
function withoutHost(url: string, host: string): string {
  const start = [`https://${host}/`, `http://${host}/`, `//${host}/`].find((each) =>
    url.startsWith(each),
  );
  return start ? url.slice(start.length - 1) : url;
}

function absolute(url: string, siteUrl: string): string {
  if (url.startsWith('//')) return `https:${url}`;
  return url.startsWith('/') ? `${siteUrl}${url}` : url;
}

function named(id: string, content: string | undefined): MetaTag | null {
  return content ? { key: 'name', id, content } : null;
}

function property(id: string, content: string | undefined): MetaTag | null {
  return content ? { key: 'property', id, content } : null;
}

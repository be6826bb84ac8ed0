import type { HeadImage, PageHead } from '@gruenland/shared-contracts/page-head.ts';
import type { SiteSettings } from '@gruenland/shared-contracts/site.ts';
import { isVectorImage, servedPath } from '@gruenland/shared-ui/picture/image-address.ts';
import type { MetaTag, ResolvedHead } from './resolved-head.ts';

/** Context for resolving the head, besides the values of the page. */
export interface HeadContext {
  readonly site: SiteSettings;
  /** Public URL without trailing slash. */
  readonly siteUrl: string;
  readonly path: string;
  readonly contentAssetHost: string;
  /** Drafts and invalid editor tokens are never indexed (specification section 4). */
  readonly forbidIndex: boolean;
}

const OPEN_GRAPH_SIZE = { width: 1200, height: 630 };
const TWITTER_WIDTH = 1280;

/**
 * Applies the fallbacks of specification section 9. The title is site title, ' - ' and page name
 * unless an SEO title is set. Missing fields come from the settings story. Social images on the
 * content CDN are resized.
 */
export function resolveHead(head: PageHead, context: HeadContext): ResolvedHead {
  const defaults = context.site.seo;
  const title = head.seoTitle || titleFor(head.name, context.site.title);
  const description = head.description || defaults.description;
  const canonical = `${context.siteUrl}${canonicalPath(head, context)}`;
  const noIndex = context.forbidIndex || (head.noIndex ?? defaults.noIndex ?? false);
  const noFollow = head.noFollow ?? defaults.noFollow ?? false;
  const ogTitle = head.ogTitle || head.seoTitle || head.name || defaults.ogTitle;
  const ogDescription = head.ogDescription || description || defaults.ogDescription;
  const ogImage = head.ogImage ?? defaults.ogImage;
  const twitterImage = head.twitterImage ?? head.ogImage ?? defaults.twitterImage ?? ogImage;
  const meta: (MetaTag | null)[] = [
    named('description', description),
    named('robots', robots(noIndex, noFollow)),
    property('og:type', head.ogType ?? 'website'),
    property('og:site_name', context.site.title),
    property('og:locale', 'de_DE'),
    property('og:url', canonical),
    property('og:title', ogTitle),
    property('og:description', ogDescription),
    ...articleTags(head.article),
    ...openGraphImage(ogImage, context),
    named('twitter:card', 'summary_large_image'),
    named('twitter:title', head.twitterTitle || ogTitle || defaults.twitterTitle),
    named(
      'twitter:description',
      head.twitterDescription || ogDescription || defaults.twitterDescription,
    ),
    named('twitter:image', twitterImage && pictureUrl(twitterImage, `${TWITTER_WIDTH}x0`, context)),
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

/** A path set by the page may contain a query; the default path never does. */
function canonicalPath(head: PageHead, context: HeadContext): string {
  if (head.canonicalPath !== undefined) return encodeURI(head.canonicalPath);
  return context.path.split('/').map(encodeURIComponent).join('/');
}

function titleFor(name: string, siteTitle: string): string {
  return name && name !== siteTitle ? `${siteTitle} - ${name}` : siteTitle;
}

function robots(noIndex: boolean, noFollow: boolean): string {
  const index = noIndex ? 'noindex' : 'index';
  const follow = noFollow ? 'nofollow' : 'follow';
  return noIndex ? `${index}, ${follow}` : `${index}, ${follow}, max-image-preview:large`;
}

function openGraphImage(image: HeadImage | undefined, context: HeadContext): (MetaTag | null)[] {
  if (!image) return [];
  const { width, height } = OPEN_GRAPH_SIZE;
  const url = pictureUrl(image, `${width}x${height}`, context);
  const resized = url !== absolute(image.url, context.siteUrl);
  return [
    property('og:image', url),
    resized ? property('og:image:width', String(width)) : null,
    resized ? property('og:image:height', String(height)) : null,
    property('og:image:alt', image.alt),
  ];
}

/**
 * Returns a resized URL on the site's origin for images of the content CDN; leaves other images
 * unchanged.
 */
function pictureUrl(image: HeadImage, size: string, context: HeadContext): string {
  const path = servedPath(withoutHost(image.url, context.contentAssetHost));
  if (!path?.startsWith('/f/') || isVectorImage(path)) return absolute(image.url, context.siteUrl);
  const crops = !size.endsWith('x0') && image.focus !== undefined && FOCUS.test(image.focus);
  const focal = crops ? `focal(${image.focus}):` : '';
  return `${context.siteUrl}${path}/m/${size}/filters:${focal}format(jpeg):quality(80)`;
}

const FOCUS = /^\d{1,6}x\d{1,6}:\d{1,6}x\d{1,6}$/;

/** Some content spaces serve their files from a host of their own. */
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

import type { HeadImage, PageHead } from '@gruenland/shared-contracts/page-head.ts';
import type { SiteSettings } from '@gruenland/shared-contracts/site.ts';
import { isVectorImage, getServedPath } from '@gruenland/shared-ui/picture/image-address.ts';
import type { MetaTag, ResolvedHead } from './resolved-head.ts';

/** Inputs of the head besides the values that the page sets. */
export interface HeadContext {
  readonly site: SiteSettings;
  /** Public URL of the site without trailing slash. */
  readonly siteUrl: string;
  readonly path: string;
  readonly contentAssetHost: string;
  /** True if the page must never be indexed, for example a draft (specification section 4). */
  readonly isIndexForbidden: boolean;
}

const OPEN_GRAPH_IMAGE_SIZE = { width: 1200, height: 630 };
const TWITTER_IMAGE_WIDTH = 1280;

/**
 * Applies the fallbacks of specification section 9. The title is "site title - page name" unless an
 * SEO title is set. Missing fields come from the Storyblok settings story. Social images on the
 * content CDN are resized.
 */
export function resolveHead(head: PageHead, context: HeadContext): ResolvedHead {
  const seoDefaults = context.site.seo;
  const title = head.seoTitle || getTitle(head.name, context.site.title);
  const description = head.description || seoDefaults.description;
  const canonical = `${context.siteUrl}${getCanonicalPath(head, context)}`;
  const noIndex = context.isIndexForbidden || (head.noIndex ?? seoDefaults.noIndex ?? false);
  const noFollow = head.noFollow ?? seoDefaults.noFollow ?? false;
  const ogTitle = head.ogTitle || head.seoTitle || head.name || seoDefaults.ogTitle;
  const ogDescription = head.ogDescription || description || seoDefaults.ogDescription;
  const ogImage = head.ogImage ?? seoDefaults.ogImage;
  const twitterImage = head.twitterImage ?? head.ogImage ?? seoDefaults.twitterImage ?? ogImage;
  const meta: (MetaTag | null)[] = [
    createNameTag('description', description),
    createNameTag('robots', getRobotsContent(noIndex, noFollow)),
    createPropertyTag('og:type', head.ogType ?? 'website'),
    createPropertyTag('og:site_name', context.site.title),
    createPropertyTag('og:locale', 'de_DE'),
    createPropertyTag('og:url', canonical),
    createPropertyTag('og:title', ogTitle),
    createPropertyTag('og:description', ogDescription),
    ...createArticleTags(head.article),
    ...createOpenGraphImageTags(ogImage, context),
    createNameTag('twitter:card', 'summary_large_image'),
    createNameTag('twitter:title', head.twitterTitle || ogTitle || seoDefaults.twitterTitle),
    createNameTag(
      'twitter:description',
      head.twitterDescription || ogDescription || seoDefaults.twitterDescription,
    ),
    createNameTag(
      'twitter:image',
      twitterImage && getPictureUrl(twitterImage, `${TWITTER_IMAGE_WIDTH}x0`, context),
    ),
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

function createArticleTags(article: PageHead['article']): readonly (MetaTag | null)[] {
  if (!article) return [];
  return [
    createPropertyTag('article:published_time', article.publishedTime),
    createPropertyTag('article:modified_time', article.modifiedTime),
    createPropertyTag('article:section', article.section),
    ...(article.tags ?? []).map((tag) => createPropertyTag('article:tag', tag)),
  ];
}

/**
 * Returns the path of the canonical URL. A path set by the page may contain a query; the default
 * path never does.
 */
function getCanonicalPath(head: PageHead, context: HeadContext): string {
  if (head.canonicalPath !== undefined) return encodeURI(head.canonicalPath);
  return context.path.split('/').map(encodeURIComponent).join('/');
}

function getTitle(name: string, siteTitle: string): string {
  return name && name !== siteTitle ? `${siteTitle} - ${name}` : siteTitle;
}

function getRobotsContent(noIndex: boolean, noFollow: boolean): string {
  const index = noIndex ? 'noindex' : 'index';
  const follow = noFollow ? 'nofollow' : 'follow';
  return noIndex ? `${index}, ${follow}` : `${index}, ${follow}, max-image-preview:large`;
}

function createOpenGraphImageTags(
  image: HeadImage | undefined,
  context: HeadContext,
): (MetaTag | null)[] {
  if (!image) return [];
  const { width, height } = OPEN_GRAPH_IMAGE_SIZE;
  const url = getPictureUrl(image, `${width}x${height}`, context);
  const isResized = url !== toAbsoluteUrl(image.url, context.siteUrl);
  return [
    createPropertyTag('og:image', url),
    isResized ? createPropertyTag('og:image:width', String(width)) : null,
    isResized ? createPropertyTag('og:image:height', String(height)) : null,
    createPropertyTag('og:image:alt', image.alt),
  ];
}

/**
 * Returns the URL of a resized image on the site's origin if the image is on the content CDN;
 * leaves other URLs unchanged.
 */
function getPictureUrl(image: HeadImage, size: string, context: HeadContext): string {
  const path = getServedPath(removeHost(image.url, context.contentAssetHost));
  if (!path?.startsWith('/f/') || isVectorImage(path))
    return toAbsoluteUrl(image.url, context.siteUrl);
  const isCropped =
    !size.endsWith('x0') && image.focus !== undefined && FOCUS_PATTERN.test(image.focus);
  const focusFilter = isCropped ? `focal(${image.focus}):` : '';
  return `${context.siteUrl}${path}/m/${size}/filters:${focusFilter}format(jpeg):quality(80)`;
}

const FOCUS_PATTERN = /^\d{1,6}x\d{1,6}:\d{1,6}x\d{1,6}$/;

/**
 * Removes the given host from the URL of a stored file, because some content spaces use their own
 * host.
 */
function removeHost(url: string, host: string): string {
  const hostPrefix = [`https://${host}/`, `http://${host}/`, `//${host}/`].find((each) =>
    url.startsWith(each),
  );
  return hostPrefix ? url.slice(hostPrefix.length - 1) : url;
}

function toAbsoluteUrl(url: string, siteUrl: string): string {
  if (url.startsWith('//')) return `https:${url}`;
  return url.startsWith('/') ? `${siteUrl}${url}` : url;
}

function createNameTag(id: string, content: string | undefined): MetaTag | null {
  return content ? { key: 'name', id, content } : null;
}

function createPropertyTag(id: string, content: string | undefined): MetaTag | null {
  return content ? { key: 'property', id, content } : null;
}

import * as paths from '@gruenland/shared-contracts/paths.ts';
import { getServedPath } from '@gruenland/shared-ui/picture/image-address.ts';
import { readRelationField, readTextField } from './fields.ts';
import { toSafeHref } from './safe-href.ts';

/** Slug of the front page's story. */
export const HOME_SLUG = 'home';

/**
 * Reads the URL of a multilink field or a rich text link. Returns undefined when there is no safe
 * URL. A story link uses the resolved `story`, because `cached_url` is wrong after the story was
 * moved. It has no target if its uuid could not be resolved. Links without a uuid use the stored
 * URL.
 */
export function readLinkField(value: unknown): string | undefined {
  const link = Object(value) as Record<string, unknown>;
  const anchor = toAnchor(link['anchor']);
  switch (link['linktype']) {
    case 'story': {
      const slug = readResolvedSlug(link['story']);
      if (slug !== undefined) return toStoryPath(slug) + anchor;
      const missingStoryUuid = readRelationField(link['uuid']) ?? readRelationField(link['id']);
      return missingStoryUuid === undefined ? readStoredUrl(link, anchor) : undefined;
    }
    case 'email': {
      const emailAddress =
        readTextField(link['email']) ?? readTextField(link['href']) ?? readTextField(link['url']);
      return emailAddress && toSafeHref(`mailto:${emailAddress.replace(/^mailto:/i, '')}`);
    }
    default:
      return readStoredUrl(link, anchor);
  }
}

/** Returns the stored URL. Returns the anchor on the current page when no URL is stored. */
function readStoredUrl(link: Record<string, unknown>, anchor: string): string | undefined {
  const url =
    readTextField(link['url']) ?? readTextField(link['cached_url']) ?? readTextField(link['href']);
  if (!url) return anchor || undefined;
  const href =
    toStoredFilePath(url) ??
    toSafeHref(URL_WITHOUT_SCHEME_PATTERN.test(url) ? `https://${url}` : url);
  if (href?.replace(/\/$/, '') === `/${HOME_SLUG}`) return paths.home() + anchor;
  return href && anchor && !href.includes('#') ? href + anchor : href;
}

/** Matches URLs of other sites that lack a scheme, such as `www.example.org`. */
const URL_WITHOUT_SCHEME_PATTERN = /^www\.[^/\s]+\.[a-z]{2,}(?:[/?#:]|$)/i;

/** Returns the path at which the story with this full slug is shown. */
export function toStoryPath(fullSlug: string): string {
  return fullSlug.replace(/\/$/, '') === HOME_SLUG ? paths.home() : paths.contentPage(fullSlug);
}

/** Returns the path on our own origin for a file stored in the content system. */
function toStoredFilePath(url: string): string | undefined {
  const path = getServedPath(url);
  return path && path + (/#.*$/.exec(url)?.[0] ?? '');
}

function readResolvedSlug(story: unknown): string | undefined {
  const { full_slug: slug, url } = Object(story) as Record<string, unknown>;
  return readTextField(slug) ?? readTextField(url);
}

function toAnchor(anchor: unknown): string {
  const name = readTextField(anchor)?.replace(/^#/, '');
  return name ? `#${encodeURIComponent(name)}` : '';
}

import * as paths from '@gruenland/shared-contracts/paths.ts';
import { servedPath } from '@gruenland/shared-ui/picture/image-address.ts';
import { relationField, textField } from './fields.ts';
import { safeHref } from './safe-href.ts';

/** Slug of the front page's story. */
export const HOME_SLUG = 'home';

/**
 * Reads the URL of a multilink field or a rich text link. A story link uses the resolved story
 * (`story`), never `cached_url`, which is stale after a move. When the uuid could not be resolved,
 * the story is gone and the link has no target. Links without uuid use the stored URL. Undefined
 * when there is no safe URL.
 */
export function linkField(value: unknown): string | undefined {
  const link = Object(value) as Record<string, unknown>;
  const anchor = toAnchor(link['anchor']);
  switch (link['linktype']) {
    case 'story': {
      const slug = resolvedSlug(link['story']);
      if (slug !== undefined) return storyPath(slug) + anchor;
      const missingStory = relationField(link['uuid']) ?? relationField(link['id']);
      return missingStory === undefined ? storedUrl(link, anchor) : undefined;
    }
    case 'email': {
      const address = textField(link['email']) ?? textField(link['href']) ?? textField(link['url']);
      return address && safeHref(`mailto:${address.replace(/^mailto:/i, '')}`);
    }
    default:
      return storedUrl(link, anchor);
  }
}

/** Returns the stored URL; without one, the anchor on the current page. */
function storedUrl(link: Record<string, unknown>, anchor: string): string | undefined {
  const url = textField(link['url']) ?? textField(link['cached_url']) ?? textField(link['href']);
  if (!url) return anchor || undefined;
  const href = storedFile(url) ?? safeHref(URL_WITHOUT_SCHEME.test(url) ? `https://${url}` : url);
  if (href?.replace(/\/$/, '') === `/${HOME_SLUG}`) return paths.home() + anchor;
  return href && anchor && !href.includes('#') ? href + anchor : href;
}

/** Matches URLs of other sites without scheme, such as `www.example.org`. */
const URL_WITHOUT_SCHEME = /^www\.[^/\s]+\.[a-z]{2,}(?:[/?#:]|$)/i;

/** Returns the path of a story by its full slug. */
export function storyPath(fullSlug: string): string {
  return fullSlug.replace(/\/$/, '') === HOME_SLUG ? paths.home() : paths.contentPage(fullSlug);
}

/** Returns the path on our own origin of a file stored in the content system. */
function storedFile(url: string): string | undefined {
  const path = servedPath(url);
  return path && path + (/#.*$/.exec(url)?.[0] ?? '');
}

function resolvedSlug(story: unknown): string | undefined {
  const { full_slug: slug, url } = Object(story) as Record<string, unknown>;
  return textField(slug) ?? textField(url);
}

function toAnchor(anchor: unknown): string {
  const name = textField(anchor)?.replace(/^#/, '');
  return name ? `#${encodeURIComponent(name)}` : '';
}

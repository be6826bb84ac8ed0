import * as paths from '@gruenland/shared-contracts/paths.ts';
import { servedPath } from '@gruenland/shared-ui/picture/image-address.ts';
import { relationField, textField } from './fields.ts';
import { safeHref } from './safe-href.ts';

/** Slug of the story that stands on the start page. */
export const HOME_SLUG = 'home';

/**
 * Address of a multilink field or a rich text link's attributes. Links to stories are followed by
 * the story the content system resolved (`story`), never by `cached_url`, which is stale after a
 * move; one whose uuid it did not resolve is gone and leads nowhere. Where there is no uuid the
 * address is all that is known. Undefined when there is no safe address.
 */
export function linkField(value: unknown): string | undefined {
  const link = Object(value) as Record<string, unknown>;
  const anchor = anchorOf(link['anchor']);
  switch (link['linktype']) {
    case 'story': {
      const slug = resolvedSlug(link['story']);
      if (slug !== undefined) return storyPath(slug) + anchor;
      const gone = relationField(link['uuid']) ?? relationField(link['id']);
      return gone === undefined ? storedAddress(link, anchor) : undefined;
    }
    case 'email': {
      const address = textField(link['email']) ?? textField(link['href']) ?? textField(link['url']);
      return address && safeHref(`mailto:${address.replace(/^mailto:/i, '')}`);
    }
    default:
      return storedAddress(link, anchor);
  }
}

/** The address as it was typed or stored; of a link that has none, its anchor on this page. */
function storedAddress(link: Record<string, unknown>, anchor: string): string | undefined {
  const url = textField(link['url']) ?? textField(link['cached_url']) ?? textField(link['href']);
  if (!url) return anchor || undefined;
  const href = storedFile(url) ?? safeHref(WITHOUT_SCHEME.test(url) ? `https://${url}` : url);
  if (href?.replace(/\/$/, '') === `/${HOME_SLUG}`) return paths.home() + anchor;
  return href && anchor && !href.includes('#') ? href + anchor : href;
}

/** Addresses of other sites as people type them. */
const WITHOUT_SCHEME = /^www\.[^/\s]+\.[a-z]{2,}(?:[/?#:]|$)/i;

/** Own path of a story by its full slug. */
export function storyPath(fullSlug: string): string {
  return fullSlug.replace(/\/$/, '') === HOME_SLUG ? paths.home() : paths.contentPage(fullSlug);
}

/** Stored files are on our own origin too: nobody is sent to the content system's. */
function storedFile(url: string): string | undefined {
  const path = servedPath(url);
  return path && path + (/#.*$/.exec(url)?.[0] ?? '');
}

function resolvedSlug(story: unknown): string | undefined {
  const { full_slug: slug, url } = Object(story) as Record<string, unknown>;
  return textField(slug) ?? textField(url);
}

function anchorOf(anchor: unknown): string {
  const name = textField(anchor)?.replace(/^#/, '');
  return name ? `#${encodeURIComponent(name)}` : '';
}

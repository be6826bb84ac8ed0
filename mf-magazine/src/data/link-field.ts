import { paths } from '@gruenland/shared-contracts/paths.ts';
import { textField } from './fields.ts';
import { safeHref } from './safe-href.ts';

/** Slug of the story that stands on the start page. */
export const HOME_SLUG = 'home';

/**
 * Address of a multilink field or a rich text link's attributes. Links to stories are followed by
 * the story the content system resolved (`story`), never by `cached_url`, which is stale after a
 * move; an unresolved one leads nowhere. Undefined when there is no safe address.
 */
export function linkField(value: unknown): string | undefined {
  const link = Object(value) as Record<string, unknown>;
  const anchor = anchorOf(link['anchor']);
  switch (link['linktype']) {
    case 'story': {
      const slug = resolvedSlug(link['story']);
      return slug === undefined ? undefined : storyPath(slug) + anchor;
    }
    case 'email': {
      const address = textField(link['email']) ?? textField(link['href']) ?? textField(link['url']);
      return address && safeHref(`mailto:${address.replace(/^mailto:/i, '')}`);
    }
    default: {
      const url =
        textField(link['url']) ?? textField(link['cached_url']) ?? textField(link['href']);
      const href = url && safeHref(url);
      return href && anchor && !href.includes('#') ? href + anchor : href;
    }
  }
}

/** Own path of a story by its full slug. */
export function storyPath(fullSlug: string): string {
  return fullSlug.replace(/\/$/, '') === HOME_SLUG ? paths.home() : paths.contentPage(fullSlug);
}

function resolvedSlug(story: unknown): string | undefined {
  const { full_slug: slug, url } = Object(story) as Record<string, unknown>;
  return textField(slug) ?? textField(url);
}

function anchorOf(anchor: unknown): string {
  const name = textField(anchor)?.replace(/^#/, '');
  return name ? `#${encodeURIComponent(name)}` : '';
}

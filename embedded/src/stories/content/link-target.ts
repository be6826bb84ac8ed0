/** Target of a link that was parsed from an author's short form. */
export type LinkTarget =
  | { readonly kind: 'story'; readonly slug: string; readonly anchor: string | undefined }
  | { readonly kind: 'email'; readonly email: string }
  | { readonly kind: 'url'; readonly url: string };

/** Parses `story:<slug>[#anchor]`, `mailto:…`, `tel:…`, `http(s)://…`, `/path` or `#anchor`. */
export function parseLinkTarget(text: string): LinkTarget | undefined {
  const target = text.trim();
  const story = /^story:\/?([^#\s]+?)\/?(?:#(\S+))?$/u.exec(target);
  if (story) return { kind: 'story', slug: story[1] ?? '', anchor: story[2] };
  const email = /^mailto:(\S+@\S+)$/u.exec(target);
  if (email) return { kind: 'email', email: email[1] ?? '' };
  if (/^(?:https?:\/\/|tel:)\S+$/u.test(target)) return { kind: 'url', url: target };
  if (/^(?:\/(?!\/)\S*|#\S+)$/u.test(target)) return { kind: 'url', url: target };
  return undefined;
}

export const LINK_TARGET_FORMS = 'story:<slug>, /path, #anchor, https://…, mailto:… or tel:…';

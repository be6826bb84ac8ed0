/** Target of a link that was parsed from an author's short form. */
export type LinkTarget =
  | { readonly kind: 'story'; readonly slug: string; readonly anchor: string | undefined }
  | { readonly kind: 'email'; readonly emailMatch: string }
  | { readonly kind: 'url'; readonly url: string };

/** Parses `story:<slug>[#anchor]`, `mailto:…`, `tel:…`, `http(s)://…`, `/path` or `#anchor`. */
export function parseLinkTarget(text: string): LinkTarget | undefined {
  const trimmedText = text.trim();
  const storyMatch = /^story:\/?([^#\s]+?)\/?(?:#(\S+))?$/u.exec(trimmedText);
  if (storyMatch) return { kind: 'story', slug: storyMatch[1] ?? '', anchor: storyMatch[2] };
  const emailMatch = /^mailto:(\S+@\S+)$/u.exec(trimmedText);
  if (emailMatch) return { kind: 'email', emailMatch: emailMatch[1] ?? '' };
  if (/^(?:https?:\/\/|tel:)\S+$/u.test(trimmedText)) return { kind: 'url', url: trimmedText };
  if (/^(?:\/(?!\/)\S*|#\S+)$/u.test(trimmedText)) return { kind: 'url', url: trimmedText };
  return undefined;
}

export const LINK_TARGET_FORMS = 'story:<slug>, /path, #anchor, https://…, mailto:… or tel:…';

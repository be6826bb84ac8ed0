const SEGMENT = /^[\p{L}\p{N}._~-]{1,200}$/u;
const ONLY_DOTS = /^\.+$/;

/**
 * The full slug in a decoded path (`/artikel/heu` → `artikel/heu`), or undefined for what cannot be
 * a page: characters that would reach into the content system's own addresses, and folders that
 * start with `_`, which hold no pages.
 */
export function pageSlug(path: string): string | undefined {
  const slug = path.replace(/^\//, '').replace(/\/$/, '').normalize('NFC');
  const segments = slug.split('/');
  if (segments.length > 12 || !segments.every(isPageSegment)) return undefined;
  return slug;
}

function isPageSegment(segment: string): boolean {
  return SEGMENT.test(segment) && !ONLY_DOTS.test(segment) && !segment.startsWith('_');
}

/** A slug as it may stand in the content client's path, which the client itself does not encode. */
export function encodedSlug(slug: string): string {
  return slug.split('/').map(encodeURIComponent).join('/');
}

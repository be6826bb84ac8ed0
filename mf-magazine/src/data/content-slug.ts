const SEGMENT_PATTERN = /^[\p{L}\p{N}._~-]{1,200}$/u;
const ONLY_DOTS_PATTERN = /^\.+$/;

/**
 * Converts a decoded path to a full slug (`/artikel/heu` → `artikel/heu`). Returns undefined when
 * the path cannot be a page: it has more than 12 segments, a segment that starts with `_`, or
 * characters with a meaning in the content system's URLs.
 */
export function toPageSlug(path: string): string | undefined {
  const slug = path.replace(/^\//, '').replace(/\/$/, '').normalize('NFC');
  const segments = slug.split('/');
  if (segments.length > 12 || !segments.every(isPageSegment)) return undefined;
  return slug;
}

function isPageSegment(segment: string): boolean {
  return (
    SEGMENT_PATTERN.test(segment) && !ONLY_DOTS_PATTERN.test(segment) && !segment.startsWith('_')
  );
}

/** Encodes a slug for use in a request path, because the content client does not encode paths. */
export function encodeSlug(slug: string): string {
  return slug.split('/').map(encodeURIComponent).join('/');
}

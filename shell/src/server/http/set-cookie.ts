/**
 * Attributes of a cookie that the server sets. All cookies that the server sets apply to the whole
 * site and are hidden from scripts.
 */
interface CookieAttributes {
  readonly maxAgeSeconds: number;
  readonly isSecure: boolean;
  /** With `none`, browsers also send the cookie from a frame inside another site; default `lax`. */
  readonly sameSite?: 'lax' | 'none';
  /** Whether browsers keep a separate cookie for each site that embeds this site in a frame. */
  readonly isPartitioned?: boolean;
}

/** Returns the value of a `Set-Cookie` header. */
export function formatSetCookie(
  name: string,
  value: string,
  { maxAgeSeconds, isSecure, sameSite = 'lax', isPartitioned = false }: CookieAttributes,
): string {
  return [
    `${name}=${encodeURIComponent(value)}`,
    'Path=/',
    `Max-Age=${maxAgeSeconds}`,
    'HttpOnly',
    `SameSite=${sameSite === 'none' ? 'None' : 'Lax'}`,
    ...(isSecure ? ['Secure'] : []),
    ...(isPartitioned ? ['Partitioned'] : []),
  ].join('; ');
}

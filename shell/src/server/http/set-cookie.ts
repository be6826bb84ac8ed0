/** Attributes of a cookie; each cookie of the shell is for the whole site and hidden from scripts. */
interface CookieAttributes {
  readonly maxAgeSeconds: number;
  readonly isSecure: boolean;
  /** `none` sends the cookie also inside a frame of another site; default `lax`. */
  readonly sameSite?: 'lax' | 'none';
  /** Whether a frame of another site has a cookie jar of its own for each embedding site. */
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

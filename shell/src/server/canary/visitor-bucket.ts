/** Cookie with a random number that the browser sets itself. The number identifies nobody. */
export const BUCKET_COOKIE = 'gl_bucket';

/**
 * Returns the visitor's bucket, 0 to 99; null without the cookie (first visit or no JavaScript).
 */
export function readVisitorBucket(cookie: string | undefined): number | null {
  return cookie !== undefined && /^\d{1,2}$/.test(cookie) ? Number(cookie) : null;
}

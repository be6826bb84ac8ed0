/** Name of the cookie with the visitor's bucket, which a script in the browser sets. */
export const BUCKET_COOKIE = 'gl_bucket';

/**
 * Returns the visitor's bucket, 0 to 99; null without the cookie (first visit or no JavaScript).
 */
export function readVisitorBucket(cookie: string | undefined): number | null {
  return cookie !== undefined && /^\d{1,2}$/.test(cookie) ? Number(cookie) : null;
}

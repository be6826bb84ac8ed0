/** Name of the cookie with the visitor's bucket, which a script in the browser sets. */
export const BUCKET_COOKIE = 'gl_bucket';

/**
 * Returns the visitor's bucket, 0 to 99. Returns null if the cookie is missing (first visit or no
 * JavaScript) or invalid.
 */
export function readVisitorBucket(cookie: string | undefined): number | null {
  return cookie !== undefined && /^\d{1,2}$/.test(cookie) ? Number(cookie) : null;
}

/** Cookie that the browser sets for itself: a random number that says nothing about anybody. */
export const BUCKET_COOKIE = 'gl_bucket';

/** A visitor's bucket, 0 to 99, or null for one who has none (first visit, no script). */
export function visitorBucket(cookie: string | undefined): number | null {
  return cookie !== undefined && /^\d{1,2}$/.test(cookie) ? Number(cookie) : null;
}

/**
 * Lifetime of the cookie in seconds (90 days), so that visitors of a canary release keep getting
 * this release.
 */
const COOKIE_SECONDS = 7_776_000;

/**
 * Assigns this browser a random number from 0 to 99, its bucket, which decides whether it gets a
 * canary release. The server only reads the number, because cacheable responses set no cookies.
 */
export function assignVisitorBucket(): void {
  if (/(?:^|; )gl_bucket=\d/.test(document.cookie)) return;
  const number = Math.floor(Math.random() * 100);
  const secure = window.location.protocol === 'https:' ? ';secure' : '';
  document.cookie = `gl_bucket=${number};path=/;max-age=${COOKIE_SECONDS};samesite=lax${secure}`;
}

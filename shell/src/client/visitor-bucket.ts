/**
 * Lifetime of the cookie in seconds (90 days). The cookie lasts so that a visitor of a canary
 * release keeps getting that release.
 */
const COOKIE_SECONDS = 7_776_000;

/**
 * Assigns this browser a bucket, a random number from 0 to 99, which decides whether the browser
 * gets a canary release. The server only reads the number, because cacheable responses set no
 * cookies.
 */
export function assignVisitorBucket(): void {
  if (/(?:^|; )gl_bucket=\d/.test(document.cookie)) return;
  const bucket = Math.floor(Math.random() * 100);
  const secureAttribute = window.location.protocol === 'https:' ? ';secure' : '';
  document.cookie = `gl_bucket=${bucket};path=/;max-age=${COOKIE_SECONDS};samesite=lax${secureAttribute}`;
}

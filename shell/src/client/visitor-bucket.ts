/**
 * Assigns this browser a bucket, a random number from 0 to 99, which decides whether the browser
 * gets a canary release. The server cannot set the cookie, because cacheable responses set no
 * cookies. The cookie ends with the browser session. It is necessary and needs no consent: without
 * it, page, data and scripts of one visit could come from different releases (docs/security.md).
 */
export function assignVisitorBucket(): void {
  if (/(?:^|; )gl_bucket=\d/.test(document.cookie)) return;
  const bucket = Math.floor(Math.random() * 100);
  const secureAttribute = window.location.protocol === 'https:' ? ';secure' : '';
  document.cookie = `gl_bucket=${bucket};path=/;samesite=lax${secureAttribute}`;
}

/** Seconds the number is kept (90 days): who gets a trial release goes on getting it. */
const KEPT_SECONDS = 7_776_000;

/**
 * Gives this browser one of a hundred numbers, by which a share of visitors gets a release on
 * trial. The server only ever reads it: public answers set no cookies.
 */
export function takeBucket(): void {
  if (/(?:^|; )gl_bucket=\d/.test(document.cookie)) return;
  const number = Math.floor(Math.random() * 100);
  const secure = window.location.protocol === 'https:' ? ';secure' : '';
  document.cookie = `gl_bucket=${number};path=/;max-age=${KEPT_SECONDS};samesite=lax${secure}`;
}

/** The day after the newest story that ships with the site, in Berlin. */
const EDITION_CLOSES = Date.parse('2026-11-22T00:00:00+01:00');

/**
 * The time by which stories go live, in milliseconds since 1970: the machine's clock, but never
 * before the shipped edition. Otherwise a machine whose clock is behind would show an empty site.
 */
export function editorialNow(): number {
  return Math.max(Date.now(), EDITION_CLOSES);
}

/** Midnight (Berlin) after the newest story that ships with the site. */
const SHIPPED_EDITION_END = Date.parse('2026-11-22T00:00:00+01:00');

/**
 * Current time for publishing, in milliseconds since 1970: the machine's clock, but not before the
 * shipped edition. Otherwise a machine with a late clock would show an empty site.
 */
export function editorialNow(): number {
  return Math.max(Date.now(), SHIPPED_EDITION_END);
}

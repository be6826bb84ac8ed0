/** Midnight (Berlin) after the date of the newest story that ships with the project. */
const SHIPPED_EDITION_END = Date.parse('2026-11-22T00:00:00+01:00');

/**
 * Returns the time for deciding what is published, in milliseconds since 1970: the machine's time,
 * but never earlier than the newest shipped story. Otherwise a machine whose clock is behind would
 * show an empty site.
 */
export function getEditorialNow(): number {
  return Math.max(Date.now(), SHIPPED_EDITION_END);
}

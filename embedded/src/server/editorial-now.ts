/**
 * Midnight in Berlin after the publication date of the newest story that is part of the project.
 */
const SHIPPED_EDITION_END_MS = Date.parse('2026-11-22T00:00:00+01:00');

/**
 * Returns the time, in milliseconds since 1970, that decides which stories are published. It is the
 * time of the machine, but never earlier than the newest story of the project: a machine whose
 * clock is slow would otherwise show an empty site.
 */
export function getEditorialNow(): number {
  return Math.max(Date.now(), SHIPPED_EDITION_END_MS);
}

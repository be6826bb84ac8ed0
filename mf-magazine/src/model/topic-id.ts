/**
 * Returns the id by which accounts store their interest in a section: the last part of the
 * section's slug (`/thema/ackerbau`).
 */
export function topicId(slug: string): string {
  return slug.slice(slug.lastIndexOf('/') + 1);
}

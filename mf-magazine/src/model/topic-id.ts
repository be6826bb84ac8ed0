/**
 * Returns the id under which an account's interest in a section is stored. The id is the last
 * segment of the section's slug, for example `ackerbau`.
 */
export function getTopicId(slug: string): string {
  return slug.slice(slug.lastIndexOf('/') + 1);
}

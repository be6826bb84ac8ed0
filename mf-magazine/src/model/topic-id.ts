/**
 * Returns the id of a section among the interests of an account: the last part of its slug
 * (`/thema/ackerbau`).
 */
export function topicId(slug: string): string {
  return slug.slice(slug.lastIndexOf('/') + 1);
}

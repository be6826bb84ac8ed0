/** Name of a section among interests: the last part of its slug, as in `/thema/ackerbau`. */
export function topicId(slug: string): string {
  return slug.slice(slug.lastIndexOf('/') + 1);
}

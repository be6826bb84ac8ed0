/** Storage key of an unsent application. The key contains only the number of the job posting. */
export function applicationDraftKey(slug: string): string {
  return `bewerbung-${slug.split('-').at(-1)}`;
}

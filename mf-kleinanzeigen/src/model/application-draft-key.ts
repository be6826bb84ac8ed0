/**
 * Returns the storage key of an unsent application. The key contains the number at the end of the
 * slug, because the rest of the slug changes with the title.
 */
export function createApplicationDraftKey(slug: string): string {
  return `bewerbung-${slug.split('-').at(-1)}`;
}

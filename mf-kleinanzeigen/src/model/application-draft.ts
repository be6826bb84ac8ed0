/** Name under which an application is kept until it was sent; a slug ends with the Stelle's number. */
export function applicationDraft(slug: string): string {
  return `bewerbung-${slug.split('-').at(-1)}`;
}

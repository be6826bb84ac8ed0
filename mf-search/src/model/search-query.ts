/** Maximum length of a query (specification section 5). */
export const MAX_QUERY_LENGTH = 512;

/** Normalises the visitor's query for the search and for display. */
export function normalizeQuery(typedQuery: string | null): string {
  return (typedQuery ?? '').normalize('NFC').trim().slice(0, MAX_QUERY_LENGTH);
}

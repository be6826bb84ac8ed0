/** Longest query the search takes (specification section 5). */
export const MAX_QUERY_LENGTH = 512;

/** The visitor's query as it is searched and shown again. */
export function searchQuery(raw: string | null): string {
  return (raw ?? '').normalize('NFC').trim().slice(0, MAX_QUERY_LENGTH);
}

const LONGEST = 100;

/**
 * `?title=` as plain text of at most 100 characters, for the page itself only: never HTML, never
 * the document's title, never part of a cache key.
 */
export function plainTitle(query: URLSearchParams): string | undefined {
  const words = (query.get('title') ?? '')
    .normalize('NFC')
    // Control and direction characters could turn the words around them.
    .replace(/[\p{Cc}\p{Cf}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const text = [...words].slice(0, LONGEST).join('').trim();
  return text || undefined;
}

const MAX_LENGTH = 100;

/**
 * Reads the parameter `title` as plain text of at most 100 characters. For the page body only:
 * never as HTML, document title or part of a cache key.
 */
export function plainTitle(query: URLSearchParams): string | undefined {
  const words = (query.get('title') ?? '')
    .normalize('NFC')
    // Control and bidirectional characters could change the direction of the text around them.
    .replace(/[\p{Cc}\p{Cf}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const text = [...words].slice(0, MAX_LENGTH).join('').trim();
  return text || undefined;
}

const MAX_TITLE_LENGTH = 100;

/**
 * Reads the parameter `title` as plain text of at most 100 characters. Anyone can choose this text,
 * so use it only in the page body, never as HTML, as document title or in a cache key.
 */
export function readPlainTitle(query: URLSearchParams): string | undefined {
  const cleanText = (query.get('title') ?? '')
    .normalize('NFC')
    // Replaces control and bidirectional characters. They could change the direction of the text
    // around the title.
    .replace(/[\p{Cc}\p{Cf}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const text = [...cleanText].slice(0, MAX_TITLE_LENGTH).join('').trim();
  return text || undefined;
}

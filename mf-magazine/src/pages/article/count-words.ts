const MAX_DEPTH = 40;
const WORD_FIELDS = ['headline', 'lead', 'quote', 'title'];

/**
 * Counts the words in raw content, from which the reading time is computed. Counts rich text,
 * headlines, leads, quotes and titles.
 */
export function countWords(content: unknown): number {
  return countNestedWords(content, 0);
}

function countNestedWords(value: unknown, depth: number): number {
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return 0;
  if (Array.isArray(value)) return sumNestedWords(value, depth);
  const fields = value as Record<string, unknown>;
  if (fields['type'] === 'text') return countWordsInText(fields['text']);
  const fieldWordCounts =
    'component' in fields ? WORD_FIELDS.map((field) => countWordsInText(fields[field])) : [];
  return fieldWordCounts.reduce(
    (total, count) => total + count,
    sumNestedWords(Object.values(fields), depth),
  );
}

function sumNestedWords(values: readonly unknown[], depth: number): number {
  return values.reduce<number>((total, value) => total + countNestedWords(value, depth + 1), 0);
}

function countWordsInText(text: unknown): number {
  return typeof text === 'string' ? (text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0) : 0;
}

import type { UnderstoodWords } from '@gruenland/shared-contracts/api/understood-words.ts';

/**
 * Describes the searched words for a heading: „ für Mähdrescher, auch Drescher“. Names the
 * corrected words if some were misspelt.
 *
 * @param understood undefined if an older api sent the list
 */
export function describeWords(words: string | null, understood?: UnderstoodWords): string {
  if (!words) return '';
  const synonyms = understood?.also ?? [];
  const synonymsText = synonyms.length > 0 ? `, auch ${synonyms.join(', ')}` : '';
  return ` für ${understood?.suggestion ?? words}${synonymsText}`;
}

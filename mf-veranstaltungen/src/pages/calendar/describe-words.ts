import type { UnderstoodWords } from '@gruenland/shared-contracts/api/understood-words.ts';

/**
 * Describes the searched words for a heading: „ für Mähdrescher, auch Drescher“. Names the corrected
 * words if some were misspelt.
 *
 * @param understood missing if an older api answered
 */
export function describeWords(words: string, understood?: UnderstoodWords): string {
  if (!words) return '';
  const synonyms = understood?.also ?? [];
  const alsoText = synonyms.length > 0 ? `, auch ${synonyms.join(', ')}` : '';
  return ` für ${understood?.suggestion ?? words}${alsoText}`;
}

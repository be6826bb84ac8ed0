import type { UnderstoodWords } from '@gruenland/shared-contracts/api/understood-words.ts';

/**
 * Describes the search words for a heading: „ für Mähdrescher, auch Drescher“. Uses the corrected
 * words if the visitor misspelt some.
 *
 * @param understood Missing if an older release of the api responded.
 */
export function describeWords(words: string, understood?: UnderstoodWords): string {
  if (!words) return '';
  const synonyms = understood?.also ?? [];
  const alsoText = synonyms.length > 0 ? `, auch ${synonyms.join(', ')}` : '';
  return ` für ${understood?.suggestion ?? words}${alsoText}`;
}

import { getEditDistance } from '@gruenland/shared-contracts/german/edit-distance.ts';

import type { ListLanguage } from './match-word.ts';
import { SPELLING_BY_SYNONYM } from './trade-synonym-table.ts';

/** Minimum number of letters of a word in which one typo is allowed. */
const MIN_LENGTH_FOR_TYPO = 5;
/** Maximum number of similar words whose entries are counted. */
const MAX_CANDIDATES = 12;

/** Returns words of the list and of the trade that differ from a folded word by one typo. */
export function findSimilarWords(
  word: string,
  { vocabulary, categories }: ListLanguage,
): readonly string[] {
  if (word.length < MIN_LENGTH_FOR_TYPO || /\d/u.test(word)) return [];
  const tradeWords = [...categories.spellings.keys(), ...SPELLING_BY_SYNONYM.keys()].filter(
    (other) => getEditDistance(word, other, 1, false) === 1,
  );
  const listWords = vocabulary.findSimilar(word, 1, false).map((similar) => similar.word);
  return [...new Set([...tradeWords, ...listWords])].slice(0, MAX_CANDIDATES);
}

/** Returns how a folded word of a category or of the trade is spelled; null for other words. */
export const findTradeSpelling = (word: string, { categories }: ListLanguage): string | null =>
  categories.spellings.get(word) ?? SPELLING_BY_SYNONYM.get(word) ?? null;

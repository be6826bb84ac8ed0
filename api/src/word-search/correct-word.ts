import { getEditDistance } from '@gruenland/shared-contracts/german/edit-distance.ts';

import type { ListLanguage } from './match-word.ts';
import { SPELLING_BY_SYNONYM } from './trade-synonym-table.ts';

/** Minimum number of letters in a word for which typos are corrected. */
const MIN_CORRECTED_WORD_LENGTH = 5;
/** Maximum number of similar words that the search considers. */
const MAX_SIMILAR_WORDS = 12;

/**
 * Returns words of the list, of its categories and of the trade that differ from a folded word by
 * one typo.
 */
export function findSimilarWords(
  word: string,
  { vocabulary, categories }: ListLanguage,
): readonly string[] {
  if (word.length < MIN_CORRECTED_WORD_LENGTH || /\d/u.test(word)) return [];
  const tradeWords = [...categories.spellings.keys(), ...SPELLING_BY_SYNONYM.keys()].filter(
    (other) => getEditDistance(word, other, 1, false) === 1,
  );
  const listWords = vocabulary.findSimilar(word, 1, false).map((similar) => similar.word);
  return [...new Set([...tradeWords, ...listWords])].slice(0, MAX_SIMILAR_WORDS);
}

/** Returns how a category or the trade spells a folded word. Returns null for other words. */
export const findTradeSpelling = (word: string, { categories }: ListLanguage): string | null =>
  categories.spellings.get(word) ?? SPELLING_BY_SYNONYM.get(word) ?? null;

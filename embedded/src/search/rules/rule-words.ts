import type { SearchIndex } from '#search/collection/search-index.ts';
import { getEditDistance } from '@gruenland/shared-contracts/german/edit-distance.ts';
import { stemWord } from '@gruenland/shared-contracts/german/stem-word.ts';
import type { RuleWordLookup } from './match-rule.ts';

/**
 * Minimum number of characters of a pattern word in which one typo is allowed, and of one in which
 * two are.
 */
const MIN_LENGTH_FOR_TYPOS = { one: 4, two: 8 };

function getMaxTypos({ length }: string): number {
  if (length >= MIN_LENGTH_FOR_TYPOS.two) return 2;
  return length >= MIN_LENGTH_FOR_TYPOS.one ? 1 : 0;
}

/**
 * Creates the lookup that matches the conditions of rules. It returns the values of a facet. It
 * tests whether a word is another form, a synonym or a misspelling of a word in a condition.
 */
export function createRuleWordLookup({ collection, synonymTable }: SearchIndex): RuleWordLookup {
  const isInflected = (pattern: string, word: string) =>
    pattern === word ||
    stemWord(pattern) === stemWord(word) ||
    collection.dictionaries.getForms(pattern, true).includes(word);
  const isSynonym = (pattern: string, word: string) =>
    synonymTable
      .getReplacements([pattern])
      .some(
        ({ words: [firstWord, secondWord] }) =>
          firstWord !== undefined && !secondWord && isInflected(firstWord, word),
      );
  return {
    getValues: (attribute) => collection.column(attribute).texts,
    isAlternativeWord: (pattern, word) => {
      const most = getMaxTypos(pattern);
      if (isInflected(pattern, word) || isSynonym(pattern, word)) return true;
      return most > 0 && getEditDistance(pattern, word, most, false) <= most;
    },
  };
}

import type { SearchIndex } from '#search/collection/search-index.ts';
import { editDistance } from '#search/text/edit-distance.ts';
import { stemWord } from '#search/text/stem-word.ts';
import type { RuleWords } from './match-rule.ts';

/** Minimum word lengths for one and for two typos in a pattern word. */
const TYPOS_FROM = { one: 4, two: 8 };

function typosIn({ length }: string): number {
  if (length >= TYPOS_FROM.two) return 2;
  return length >= TYPOS_FROM.one ? 1 : 0;
}

/** Word comparison for the conditions of an index. */
export function ruleWords({ collection, synonymTable }: SearchIndex): RuleWords {
  const isInflected = (pattern: string, word: string) =>
    pattern === word ||
    stemWord(pattern) === stemWord(word) ||
    collection.dictionaries.formsOf(pattern, true).includes(word);
  const isSynonym = (pattern: string, word: string) =>
    synonymTable
      .of([pattern])
      .some(
        ({ words: [only, another] }) => only !== undefined && !another && isInflected(only, word),
      );
  return {
    valuesOf: (attribute) => collection.column(attribute).texts,
    isAlternative: (pattern, word) => {
      const most = typosIn(pattern);
      if (isInflected(pattern, word) || isSynonym(pattern, word)) return true;
      return most > 0 && editDistance(pattern, word, most, false) <= most;
    },
  };
}

import { tokenize } from '@gruenland/shared-contracts/german/tokenize.ts';

export interface QueryWords {
  readonly words: readonly string[];
  readonly excludedWords: readonly string[];
  readonly phrases: readonly (readonly string[])[];
  /** Whether the visitor may still be typing the last word. */
  readonly isLastWordUnfinished: boolean;
}

/** Maximum number of words in a query. All words after these are ignored. */
const MAX_WORDS = 30;

const getWords = (text: string): string[] => tokenize(text).map(({ word }) => word);

/** The kinds of special syntax that a search enables in its query. */
export interface QuerySyntax {
  /** Whether `"…"` marks a phrase. */
  readonly allowsPhrases: boolean;
  /** Whether `-word` excludes a word. */
  readonly allowsExclusions: boolean;
}

export const NO_SYNTAX: QuerySyntax = { allowsPhrases: false, allowsExclusions: false };

export function readQuery(query: string, syntax: QuerySyntax): QueryWords {
  const phrases: string[][] = [];
  const excludedWords: string[] = [];
  let remainingQuery = query;
  if (syntax.allowsPhrases) {
    remainingQuery = remainingQuery.replace(/"([^"]*)"/gu, (_whole, phrase: string) => {
      const words = getWords(phrase);
      if (words.length > 0) phrases.push(words);
      return ` ${phrase} `;
    });
  }
  if (syntax.allowsExclusions) {
    remainingQuery = remainingQuery.replace(/(?<=^|\s)-(\S+)/gu, (_whole, word: string) => {
      excludedWords.push(...getWords(word));
      return ' ';
    });
  }
  const words = getWords(remainingQuery).slice(0, MAX_WORDS);
  return {
    words,
    excludedWords,
    phrases,
    isLastWordUnfinished: words.length > 0 && !/[\s"]$/u.test(query),
  };
}

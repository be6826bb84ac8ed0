import { tokenize } from '#search/text/tokenize.ts';

export interface QueryWords {
  readonly words: readonly string[];
  readonly excluded: readonly string[];
  readonly phrases: readonly (readonly string[])[];
  /** Whether the visitor may still be typing the last word. */
  readonly isLastWordOpen: boolean;
}

/** Maximum number of words in a query; further words are ignored. */
const MAX_WORDS = 30;

const getWords = (text: string): string[] => tokenize(text).map(({ word }) => word);

/** Which special characters of a query have a meaning. */
export interface Syntax {
  /** Whether `"…"` marks a phrase. */
  readonly phrases: boolean;
  /** Whether `-word` excludes a word. */
  readonly exclusions: boolean;
}

export const NO_SYNTAX: Syntax = { phrases: false, exclusions: false };

export function readQuery(query: string, syntax: Syntax): QueryWords {
  const phrases: string[][] = [];
  const excluded: string[] = [];
  let rest = query;
  if (syntax.phrases) {
    rest = rest.replace(/"([^"]*)"/gu, (_whole, phrase: string) => {
      const words = getWords(phrase);
      if (words.length > 0) phrases.push(words);
      return ` ${phrase} `;
    });
  }
  if (syntax.exclusions) {
    rest = rest.replace(/(?<=^|\s)-(\S+)/gu, (_whole, word: string) => {
      excluded.push(...getWords(word));
      return ' ';
    });
  }
  const words = getWords(rest).slice(0, MAX_WORDS);
  return { words, excluded, phrases, isLastWordOpen: words.length > 0 && !/[\s"]$/u.test(query) };
}

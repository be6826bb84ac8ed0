import { foldWord } from './fold-word.ts';

/** A folded word of a text with its position in UTF-16 code units. */
export interface Token {
  readonly start: number;
  readonly end: number;
  readonly word: string;
}

const WORD_PATTERN = /[\p{L}\p{N}\p{M}]+/gu;
/**
 * Maximum number of characters of a word. Longer words are not real words; they are cut, so that
 * hostile input cannot cause high costs.
 */
const MAX_WORD_LENGTH = 100;

export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  for (const { 0: raw, index } of text.matchAll(WORD_PATTERN)) {
    const start = index;
    tokens.push({ start, end: start + raw.length, word: foldWord(raw.slice(0, MAX_WORD_LENGTH)) });
  }
  return tokens;
}

const JOINING_CHARACTER_PATTERN = /^[-./_'’+]$/u;
const DIGITS_OR_LETTERS_PATTERN = /\d+|\D+/gu;

/**
 * Splits a word with digits and letters at each change between them: `mf6713` into `mf` and `6713`.
 * Returns an empty list for other words.
 */
export function splitDigitsFromLetters(word: string): readonly string[] {
  if (!/\d/u.test(word) || !/\D/u.test(word)) return [];
  return word.match(DIGITS_OR_LETTERS_PATTERN) ?? [];
}

/**
 * Returns all terms of a text for the index: its words; numbers with separators as one word
 * (`RE-504836` also as `re504836`); words with digits also in parts (`mf6713` also as `mf` and
 * `6713`).
 */
export function getTerms(text: string): string[] {
  const tokens = tokenize(text);
  const terms: string[] = [];
  let joinedWord = '';
  for (const [at, { word, start, end }] of tokens.entries()) {
    terms.push(word, ...splitDigitsFromLetters(word));
    joinedWord += word;
    const next = tokens[at + 1];
    if (next && JOINING_CHARACTER_PATTERN.test(text.slice(end, next.start))) continue;
    if (joinedWord.length > end - start && joinedWord.length > word.length) {
      terms.push(joinedWord.slice(0, MAX_WORD_LENGTH));
    }
    joinedWord = '';
  }
  return terms;
}

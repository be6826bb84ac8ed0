import { foldWord } from './fold-word.ts';

/** A word of a text with its position (UTF-16 units) and its folded form. */
export interface Token {
  readonly start: number;
  readonly end: number;
  readonly word: string;
}

const WORD = /[\p{L}\p{N}\p{M}]+/gu;
/**
 * Maximum word length in letters. Longer texts without a space are no real words; they are cut to
 * limit the cost of hostile input.
 */
const MAX_WORD_LENGTH = 100;

export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  for (const { 0: raw, index } of text.matchAll(WORD)) {
    const start = index;
    tokens.push({ start, end: start + raw.length, word: foldWord(raw.slice(0, MAX_WORD_LENGTH)) });
  }
  return tokens;
}

const JOINT = /^[-./_'’+]$/u;
const LETTERS_AND_DIGITS = /\d+|\D+/gu;

/** Splits a number such as `mf6713` into `mf` and `6713`. Empty when there is only one part. */
export function splitNumber(word: string): readonly string[] {
  if (!/\d/u.test(word) || !/\D/u.test(word)) return [];
  return word.match(LETTERS_AND_DIGITS) ?? [];
}

/**
 * Returns all index terms of a text: its words, numbers with and without separators (`RE-504836`
 * also as `re504836`), and the parts of numbers (`mf6713` also as `mf`, `6713`).
 */
export function getTerms(text: string): string[] {
  const tokens = tokenize(text);
  const terms: string[] = [];
  let joined = '';
  for (const [at, { word, start, end }] of tokens.entries()) {
    terms.push(word, ...splitNumber(word));
    joined += word;
    const next = tokens[at + 1];
    if (next && JOINT.test(text.slice(end, next.start))) continue;
    if (joined.length > end - start && joined.length > word.length) {
      terms.push(joined.slice(0, MAX_WORD_LENGTH));
    }
    joined = '';
  }
  return terms;
}

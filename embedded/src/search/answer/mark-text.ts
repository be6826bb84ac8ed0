import { MATCH_FORMS, type QueryUnit } from '#search/query/query-unit.ts';
import { foldWord } from '@gruenland/shared-contracts/german/fold-word.ts';
import { stemWord } from '@gruenland/shared-contracts/german/stem-word.ts';
import {
  splitDigitsFromLetters,
  tokenize,
  type Token,
} from '@gruenland/shared-contracts/german/tokenize.ts';

/**
 * A part of a text that matches a query unit (a query word with its alternatives). Positions count
 * UTF-16 code units.
 */
export interface Mark {
  readonly start: number;
  readonly end: number;
  readonly unit: number;
  /** Index of the word in the text that contains the mark. */
  readonly token: number;
}

export interface MarkedText {
  /** The text, or only its beginning if the budget for marking is used up. */
  readonly text: string;
  readonly tokens: readonly Token[];
  /** Marks in the order of the text. */
  readonly marks: readonly Mark[];
  /** Whether the marks cover every word in `text`. */
  readonly isFullyMatched: boolean;
}

/**
 * Returns the length of the shortest prefix of the original word whose folded form has at least
 * `length` characters.
 */
function countOriginalCharacters(original: string, length: number): number {
  for (let letters = 1; letters < original.length; letters += 1) {
    if (foldWord(original.slice(0, letters)).length >= length) return letters;
  }
  return original.length;
}

type Span = readonly [start: number, end: number];

/** Returns the indices of the query units that a word matches. */
export function getMatchedUnitIndices(word: string, units: readonly QueryUnit[]): number[] {
  const parts = splitDigitsFromLetters(word);
  return units.flatMap(({ terms, groups }, unitIndex) => {
    const isMatch =
      terms.has(word) ||
      groups.some((group) => group.parts.some((partTerms) => partTerms.has(word))) ||
      parts.some((part) => terms.has(part));
    return isMatch ? [unitIndex] : [];
  });
}

/** Returns the start and end of the part of a word that matches the unit. */
function getMatchedSpan(original: string, { word }: Token, unit: QueryUnit): Span {
  const whole: Span = [0, original.length];
  const match = unit.terms.get(word);
  if (!match || (match.form !== MATCH_FORMS.prefix && match.form !== MATCH_FORMS.part))
    return whole;
  const part =
    match.form === MATCH_FORMS.prefix || word.includes(unit.word) ? unit.word : stemWord(unit.word);
  const at = word.indexOf(part);
  if (at < 0) return whole;
  const start = at === 0 ? 0 : countOriginalCharacters(original, at);
  return [start, countOriginalCharacters(original, at + part.length)];
}

/**
 * Marks all matches of the query in a text. `getWordUnits` returns the indices of the query units
 * that a word matches.
 */
export function markWords(
  text: string,
  units: readonly QueryUnit[],
  getWordUnits: (word: string) => readonly number[],
): MarkedText {
  const tokens = tokenize(text);
  const marks: Mark[] = [];
  let isFullyMatched = true;
  for (const [at, token] of tokens.entries()) {
    const original = text.slice(token.start, token.end);
    let isCovered = false;
    for (const unitIndex of getWordUnits(token.word)) {
      const unit = units[unitIndex];
      if (!unit) continue;
      const [from, to] = getMatchedSpan(original, token, unit);
      marks.push({ start: token.start + from, end: token.start + to, unit: unitIndex, token: at });
      isCovered ||= from === 0 && to === original.length;
    }
    isFullyMatched &&= isCovered;
  }
  return { text, tokens, marks, isFullyMatched };
}

/** Returns the text between two positions, and puts tags around the marks in it. */
export function insertTags(
  text: string,
  marks: readonly Mark[],
  [from, to]: Span,
  [before, after]: readonly [string, string],
): string {
  let taggedText = '';
  let at = from;
  for (const { start, end } of marks) {
    if (start < at || end > to) continue;
    taggedText += text.slice(at, start) + before + text.slice(start, end) + after;
    at = end;
  }
  return taggedText + text.slice(at, to);
}

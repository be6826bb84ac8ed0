import { FORMS, type QueryUnit } from '#search/query/query-unit.ts';
import { foldWord } from '#search/text/fold-word.ts';
import { stemWord } from '#search/text/stem-word.ts';
import { partsOfNumber, tokenize, type Token } from '#search/text/tokenize.ts';

/** Part of a text that matches a query unit (by number), in UTF-16 units. */
export interface Mark {
  readonly start: number;
  readonly end: number;
  readonly unit: number;
  /** Number of the word that contains it. */
  readonly token: number;
}

export interface MarkedText {
  /** The text, or its beginning when processing all of it would be too expensive. */
  readonly seen: string;
  readonly tokens: readonly Token[];
  /** In text order. */
  readonly marks: readonly Mark[];
  /** Whether `seen` is the whole text. */
  readonly whole: boolean;
}

/** Number of letters of the original whose folded form has at least `length` letters. */
function lettersFor(original: string, length: number): number {
  for (let letters = 1; letters < original.length; letters += 1) {
    if (foldWord(original.slice(0, letters)).length >= length) return letters;
  }
  return original.length;
}

type Span = readonly [start: number, end: number];

/** Numbers of the units that a word matches. */
export function unitsOf(word: string, units: readonly QueryUnit[]): number[] {
  const parts = partsOfNumber(word);
  return units.flatMap(({ terms, groups }, number) => {
    const answers =
      terms.has(word) ||
      groups.some((group) => group.some((some) => some.has(word))) ||
      parts.some((part) => terms.has(part));
    return answers ? [number] : [];
  });
}

/** The letters of a word that match the unit. */
function spanIn(original: string, { word }: Token, unit: QueryUnit): Span {
  const whole: Span = [0, original.length];
  const how = unit.terms.get(word);
  if (!how || (how.form !== FORMS.prefix && how.form !== FORMS.part)) return whole;
  const part =
    how.form === FORMS.prefix || word.includes(unit.word) ? unit.word : stemWord(unit.word);
  const at = word.indexOf(part);
  if (at < 0) return whole;
  const start = at === 0 ? 0 : lettersFor(original, at);
  return [start, lettersFor(original, at + part.length)];
}

/** Finds all matches of the query in a text. */
export function markWords(
  text: string,
  units: readonly QueryUnit[],
  answers: (word: string) => readonly number[],
): MarkedText {
  const tokens = tokenize(text);
  const marks: Mark[] = [];
  let whole = true;
  for (const [at, token] of tokens.entries()) {
    const original = text.slice(token.start, token.end);
    let covered = false;
    for (const number of answers(token.word)) {
      const unit = units[number];
      if (!unit) continue;
      const [from, to] = spanIn(original, token, unit);
      marks.push({ start: token.start + from, end: token.start + to, unit: number, token: at });
      covered ||= from === 0 && to === original.length;
    }
    whole &&= covered;
  }
  return { seen: text, tokens, marks, whole };
}

/** Adds tags around the marked parts between two positions of the text. */
export function writeTags(
  text: string,
  marks: readonly Mark[],
  [from, to]: Span,
  [before, after]: readonly [string, string],
): string {
  let written = '';
  let at = from;
  for (const { start, end } of marks) {
    if (start < at || end > to) continue;
    written += text.slice(at, start) + before + text.slice(start, end) + after;
    at = end;
  }
  return written + text.slice(at, to);
}

import { FORMS, type QueryUnit } from '#search/query/query-unit.ts';
import { foldWord } from '#search/text/fold-word.ts';
import { stemWord } from '#search/text/stem-word.ts';
import { partsOfNumber, tokenize, type Token } from '#search/text/tokenize.ts';

/** Part of a text that answers a word of the query (number of the unit); UTF-16 units. */
export interface Mark {
  readonly start: number;
  readonly end: number;
  readonly unit: number;
}

export interface MarkedText {
  readonly tokens: readonly Token[];
  readonly marks: readonly Mark[];
}

/** Letters of the original whose folded form has at least `length` letters. */
function lettersFor(original: string, length: number): number {
  for (let letters = 1; letters < original.length; letters += 1) {
    if (foldWord(original.slice(0, letters)).length >= length) return letters;
  }
  return original.length;
}

type Span = readonly [start: number, end: number];

/** Which letters of a word answer the unit; null for none. */
function spanIn(original: string, { word }: Token, unit: QueryUnit): Span | null {
  const whole: Span = [0, original.length];
  const how = unit.terms.get(word);
  if (!how) {
    const inGroup = unit.groups.some((group) => group.some((terms) => terms.has(word)));
    return inGroup || partsOfNumber(word).some((part) => unit.terms.has(part)) ? whole : null;
  }
  if (how.form !== FORMS.prefix && how.form !== FORMS.part) return whole;
  const part =
    how.form === FORMS.prefix || word.includes(unit.word) ? unit.word : stemWord(unit.word);
  const at = word.indexOf(part);
  if (at < 0) return whole;
  const start = at === 0 ? 0 : lettersFor(original, at);
  return [start, lettersFor(original, at + part.length)];
}

/** Finds what answers the query in a text. */
export function markText(text: string, units: readonly QueryUnit[]): MarkedText {
  const tokens = tokenize(text);
  const marks: Mark[] = [];
  for (const token of tokens) {
    const original = text.slice(token.start, token.end);
    for (const [unit, wanted] of units.entries()) {
      const span = spanIn(original, token, wanted);
      if (!span) continue;
      marks.push({ start: token.start + span[0], end: token.start + span[1], unit });
    }
  }
  return { tokens, marks };
}

/** Writes tags around the marked parts between two places of the text. */
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

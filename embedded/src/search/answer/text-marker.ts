import type { QueryUnit } from '#search/query/query-unit.ts';
import { tokenize } from '#search/text/tokenize.ts';
import { markWords, unitsOf, type MarkedText } from './mark-text.ts';

/** Letters that the marks of one answer may cost, read and written: about half a second. */
const LETTERS = 4_000_000;
/** Letters that every text costs, however short it is; and every mark, beside its tags. */
const A_TEXT = 20;
const A_MARK = 10;
/** Of a text that is looked at when nothing is left to spend, so that snippets stay short. */
const UNMARKED_LETTERS = 2000;

/**
 * Marks the texts of one answer. A text of a hit is taken apart once, however often it is shown; and
 * where an answer would cost too much, its last texts come without marks.
 */
export class TextMarker {
  readonly units: readonly QueryUnit[];
  readonly #tagLetters: number;
  /** Which units answer a word. */
  readonly #known = new Map<string, readonly number[]>();
  #texts = new Map<string, MarkedText>();
  #left = LETTERS;

  /** @param tagLetters letters of the tags around one mark */
  constructor(units: readonly QueryUnit[], tagLetters = 0) {
    this.units = units;
    this.#tagLetters = tagLetters;
  }

  /** Forgets the texts of the hit before. */
  beginHit(): void {
    this.#texts = new Map();
  }

  mark(text: string): MarkedText {
    if (this.#left <= 0) return unmarked(text);
    let marked = this.#texts.get(text);
    if (!marked) {
      marked = markWords(text, this.units, (word) => this.#unitsOf(word));
      this.#texts.set(text, marked);
    }
    this.#left -= A_TEXT + text.length + marked.marks.length * (A_MARK + this.#tagLetters);
    return marked;
  }

  #unitsOf(word: string): readonly number[] {
    let units = this.#known.get(word);
    if (!units) {
      units = unitsOf(word, this.units);
      this.#known.set(word, units);
    }
    return units;
  }
}

function unmarked(text: string): MarkedText {
  const seen = text.slice(0, UNMARKED_LETTERS);
  return { seen, tokens: tokenize(seen), marks: [], whole: false };
}

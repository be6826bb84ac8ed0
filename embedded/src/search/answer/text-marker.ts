import type { QueryUnit } from '#search/query/query-unit.ts';
import { tokenize } from '#search/text/tokenize.ts';
import { markWords, unitsOf, type MarkedText } from './mark-text.ts';

/**
 * Budget for marking the texts of one response, in letters read and written: about half a second.
 */
const LETTERS = 4_000_000;
/** Fixed cost in letters of each text, and of each mark in addition to its tags. */
const COST_PER_TEXT = 20;
const COST_PER_MARK = 10;
/** Letters of a text that are read when the budget is used up, so that snippets stay short. */
const UNMARKED_LETTERS = 2000;

/**
 * Marks the texts of one response. Each text of a hit is processed once, even if it is shown
 * several times. When the budget is used up, the remaining texts are returned without marks.
 */
export class TextMarker {
  readonly units: readonly QueryUnit[];
  readonly #tagLetters: number;
  /** Matching units by word. */
  readonly #known = new Map<string, readonly number[]>();
  #texts = new Map<string, MarkedText>();
  #left = LETTERS;

  /**
   * @param tagLetters length of the tags around one mark
   */
  constructor(units: readonly QueryUnit[], tagLetters = 0) {
    this.units = units;
    this.#tagLetters = tagLetters;
  }

  /** Clears the texts of the previous hit. */
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
    this.#left -=
      COST_PER_TEXT + text.length + marked.marks.length * (COST_PER_MARK + this.#tagLetters);
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

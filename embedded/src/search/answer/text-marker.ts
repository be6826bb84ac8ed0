import type { QueryUnit } from '#search/query/query-unit.ts';
import { tokenize } from '#search/text/tokenize.ts';
import { markWords, getMatchedUnitIndices, type MarkedText } from './mark-text.ts';

/**
 * Maximum number of letters read and written to mark the texts of one response. Processing that
 * many takes about half a second.
 */
const LETTER_BUDGET = 4_000_000;
/** Number of letters that each text subtracts from the budget. */
const COST_PER_TEXT = 20;
/** Number of letters that each mark subtracts in addition to its tags. */
const COST_PER_MARK = 10;
/**
 * Number of letters of a text that are still read when the budget is used up, so that snippets stay
 * short.
 */
const UNMARKED_LETTERS = 2000;

/**
 * Marks the texts of one response. Each text of a hit is processed once, even if it is shown
 * several times. When the budget is used up, the remaining texts are returned without marks.
 */
export class TextMarker {
  readonly units: readonly QueryUnit[];
  readonly #tagLetters: number;
  /** Cached indices of the query units that a word matches, by word. */
  readonly #known = new Map<string, readonly number[]>();
  #texts = new Map<string, MarkedText>();
  #left = LETTER_BUDGET;

  /**
   * @param tagLetters length of the tags around one mark
   */
  constructor(units: readonly QueryUnit[], tagLetters = 0) {
    this.units = units;
    this.#tagLetters = tagLetters;
  }

  /** Clears the marked texts of the previous hit. */
  beginHit(): void {
    this.#texts = new Map();
  }

  mark(text: string): MarkedText {
    if (this.#left <= 0) return createUnmarkedText(text);
    let marked = this.#texts.get(text);
    if (!marked) {
      marked = markWords(text, this.units, (word) => this.#getUnits(word));
      this.#texts.set(text, marked);
    }
    this.#left -=
      COST_PER_TEXT + text.length + marked.marks.length * (COST_PER_MARK + this.#tagLetters);
    return marked;
  }

  #getUnits(word: string): readonly number[] {
    let units = this.#known.get(word);
    if (!units) {
      units = getMatchedUnitIndices(word, this.units);
      this.#known.set(word, units);
    }
    return units;
  }
}

function createUnmarkedText(text: string): MarkedText {
  const shownText = text.slice(0, UNMARKED_LETTERS);
  return { seen: shownText, tokens: tokenize(shownText), marks: [], isFullyMatched: false };
}

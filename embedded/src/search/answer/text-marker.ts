import type { QueryUnit } from '#search/query/query-unit.ts';
import { tokenize } from '@gruenland/shared-contracts/german/tokenize.ts';
import { markWords, getMatchedUnitIndices, type MarkedText } from './mark-text.ts';

/**
 * Budget for marking the texts of one response, in characters that are read or written. Using it up
 * takes about half a second.
 */
const CHARACTER_BUDGET = 4_000_000;
/** Characters by which each text reduces the budget, in addition to the length of the text. */
const COST_PER_TEXT = 20;
/** Characters by which each mark reduces the budget, in addition to the length of its tags. */
const COST_PER_MARK = 10;
/** Maximum number of characters that are returned for a text when the budget is used up. */
const MAX_UNMARKED_CHARACTERS = 2000;

/**
 * Marks the texts of one response. Each text of a hit is processed once, even if it is shown
 * several times. When the budget is used up, returns the remaining texts without marks.
 */
export class TextMarker {
  readonly units: readonly QueryUnit[];
  readonly #tagLength: number;
  /** Indices of the query units that a word matches, cached by word. */
  readonly #unitsByWord = new Map<string, readonly number[]>();
  #texts = new Map<string, MarkedText>();
  #remainingCharacters = CHARACTER_BUDGET;

  /**
   * @param tagLength number of characters of the tags around one mark
   */
  constructor(units: readonly QueryUnit[], tagLength = 0) {
    this.units = units;
    this.#tagLength = tagLength;
  }

  /** Clears the cached texts of the previous hit. */
  clearHitTexts(): void {
    this.#texts = new Map();
  }

  markText(text: string): MarkedText {
    if (this.#remainingCharacters <= 0) return createUnmarkedText(text);
    let markedText = this.#texts.get(text);
    if (!markedText) {
      markedText = markWords(text, this.units, (word) => this.#getUnits(word));
      this.#texts.set(text, markedText);
    }
    this.#remainingCharacters -=
      COST_PER_TEXT + text.length + markedText.marks.length * (COST_PER_MARK + this.#tagLength);
    return markedText;
  }

  #getUnits(word: string): readonly number[] {
    let units = this.#unitsByWord.get(word);
    if (!units) {
      units = getMatchedUnitIndices(word, this.units);
      this.#unitsByWord.set(word, units);
    }
    return units;
  }
}

function createUnmarkedText(text: string): MarkedText {
  const shownText = text.slice(0, MAX_UNMARKED_CHARACTERS);
  return { text: shownText, tokens: tokenize(shownText), marks: [], isFullyMatched: false };
}

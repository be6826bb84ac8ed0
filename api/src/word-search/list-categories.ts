import { isStopWord } from '@gruenland/shared-contracts/german/stop-words.ts';
import { stemWord } from '@gruenland/shared-contracts/german/stem-word.ts';
import { tokenize } from '@gruenland/shared-contracts/german/tokenize.ts';

import { getStems } from './word-forms.ts';

/** A category of a list, with its German name. */
export interface ListCategory {
  /** The key that the lexemes of its entries contain. */
  readonly key: string;
  readonly name: string;
  readonly parentKey?: string | null;
  /**
   * Keys of the categories whose entries belong to this category. The default is only its own key.
   */
  readonly memberKeys?: readonly string[];
}

interface CategoryWord {
  readonly category: ListCategory;
  /** A folded word of the category's name. */
  readonly word: string;
  /** The word as the name spells it. */
  readonly spelling: string;
}

/**
 * Minimum number of letters in a search word that is compared with the ends of words in category
 * names.
 */
const MIN_HEAD_LENGTH = 4;

/** Finds categories by the words in their names: „Heu“ finds „Heu und Stroh“. */
export class ListCategories {
  readonly #words: readonly CategoryWord[];

  constructor(categories: readonly ListCategory[]) {
    this.#words = categories.flatMap((category) =>
      tokenize(category.name).flatMap(({ word, start, end }) =>
        isStopWord(word) ? [] : [{ category, word, spelling: category.name.slice(start, end) }],
      ),
    );
  }

  /** Returns the folded words of all names, each with its spelling. */
  get spellings(): ReadonlyMap<string, string> {
    return new Map(this.#words.map(({ word, spelling }) => [word, spelling]));
  }

  /**
   * Returns the keys of the categories whose names contain the word in any inflection, and of their
   * members.
   */
  findByWord(word: string): string[] {
    const stems = getStems(word);
    return this.#findDeepest(
      (other) => stems.includes(stemWord(other)) || getStems(other).includes(stemWord(word)),
    );
  }

  /** Returns the keys of the categories whose names contain a compound that ends with the word. */
  findByHead(word: string): string[] {
    if (word.length < MIN_HEAD_LENGTH) return [];
    const stem = stemWord(word);
    return this.#findDeepest(
      (other) => other.length > word.length + 1 && stemWord(other).endsWith(stem),
    );
  }

  /**
   * Finds the categories with a matching word, but omits those with a matching subcategory: „Heu“
   * means „Heu und Stroh“, not all of „Futter, Stroh und Heu“.
   */
  #findDeepest(matches: (word: string) => boolean): string[] {
    const found = new Set(
      this.#words.flatMap(({ category, word }) => (matches(word) ? [category] : [])),
    );
    const parentKeys = new Set([...found].map(({ parentKey }) => parentKey));
    return [...found].flatMap(({ key, memberKeys = [key] }) =>
      parentKeys.has(key) ? [] : memberKeys,
    );
  }
}

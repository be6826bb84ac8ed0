import { getEditDistance } from './edit-distance.ts';
import { stemWord } from './stem-word.ts';

/** A word that is similar to the searched word, and the number of typos in which they differ. */
export interface SimilarWord {
  readonly word: string;
  readonly typos: number;
}

/**
 * All words in the documents of a collection. Finds words by prefix, by stem, by a part or despite
 * typos. Words that occur only in deleted documents stay until the collection is rebuilt, but have
 * no matches.
 */
export class Vocabulary {
  readonly #frequency = new Map<string, number>();
  readonly #wordsByStem = new Map<string, string[]>();
  #alphabeticalWords: readonly string[] | null = null;
  #text = '';

  get size(): number {
    return this.#frequency.size;
  }

  add(word: string, documents = 1): void {
    const knownFrequency = this.#frequency.get(word);
    this.#frequency.set(word, (knownFrequency ?? 0) + documents);
    if (knownFrequency !== undefined) return;
    const stem = stemWord(word);
    const words = this.#wordsByStem.get(stem);
    if (words) words.push(word);
    else this.#wordsByStem.set(stem, [word]);
    this.#alphabeticalWords = null;
  }

  has(word: string): boolean {
    return this.#frequency.has(word);
  }

  /** Returns the approximate number of documents that contain the word. */
  frequency(word: string): number {
    return this.#frequency.get(word) ?? 0;
  }

  findByStem(stem: string): readonly string[] {
    return this.#wordsByStem.get(stem) ?? [];
  }

  /** Returns at most `limit` words that start with `prefix`, the most frequent first. */
  findByPrefix(prefix: string, limit: number): readonly string[] {
    const words = this.#words();
    const from = findLowerBound(words, prefix);
    const to = findLowerBound(words, `${prefix}\uFFFF`);
    return this.selectMostFrequent(words.slice(from, to), limit);
  }

  /**
   * Returns at most `limit` words that contain `part` after their first character, the most
   * frequent first.
   */
  findContaining(part: string, limit: number): readonly string[] {
    this.#words();
    const foundWords: string[] = [];
    let at = this.#text.indexOf(part);
    while (at >= 0) {
      const start = this.#text.lastIndexOf('\n', at) + 1;
      const end = this.#text.indexOf('\n', at);
      if (start < at) foundWords.push(this.#text.slice(start, end));
      at = this.#text.indexOf(part, end);
    }
    return this.selectMostFrequent(foundWords, limit);
  }

  /**
   * Returns at most `limit` words that end with `end` and are longer than `end`, the most frequent
   * first.
   */
  findByEnding(end: string, limit: number): readonly string[] {
    this.#words();
    const foundWords: string[] = [];
    const needle = `${end}\n`;
    for (let at = this.#text.indexOf(needle); at >= 0; at = this.#text.indexOf(needle, at + 1)) {
      const start = this.#text.lastIndexOf('\n', at) + 1;
      if (start < at) foundWords.push(this.#text.slice(start, at + end.length));
    }
    return this.selectMostFrequent(foundWords, limit);
  }

  /**
   * Returns at most `limit` words that contain `part` after their first character, if `isEnd` accepts
   * the letters after it; the most frequent first.
   */
  findByEndingPart(
    part: string,
    isEnd: (letters: string) => boolean,
    limit: number,
  ): readonly string[] {
    this.#words();
    const foundWords: string[] = [];
    for (let at = this.#text.indexOf(part); at >= 0; at = this.#text.indexOf(part, at + 1)) {
      const end = this.#text.indexOf('\n', at);
      if (this.#text[at - 1] === '\n' || at === 0) continue;
      if (!isEnd(this.#text.slice(at + part.length, end))) continue;
      foundWords.push(this.#text.slice(this.#text.lastIndexOf('\n', at) + 1, end));
    }
    return this.selectMostFrequent(foundWords, limit);
  }

  hasPrefix(prefix: string): boolean {
    const words = this.#words();
    return words[findLowerBound(words, prefix)]?.startsWith(prefix) ?? false;
  }

  hasEnding(end: string): boolean {
    this.#words();
    return this.#text.includes(`${end}\n`);
  }

  /**
   * Returns words that differ from `query` by at most `limit` typos. A typo in the first character
   * counts as two, so words that start differently are found only if `limit` is 2 or more.
   */
  findSimilar(query: string, limit: number, isPrefix: boolean): readonly SimilarWord[] {
    const words = this.#words();
    const firstCharacter = query.slice(0, 1);
    const foundWords: SimilarWord[] = [];
    const to = findLowerBound(words, `${firstCharacter}\uFFFF`);
    for (let at = findLowerBound(words, firstCharacter); at < to; at += 1) {
      const word = words[at] ?? '';
      const extraLetters = word.length - query.length;
      if (extraLetters < -limit || (!isPrefix && extraLetters > limit)) continue;
      const typos = getEditDistance(query, word, limit, isPrefix);
      if (typos > 0 && typos <= limit) foundWords.push({ word, typos });
    }
    if (limit >= 2) foundWords.push(...this.findWordsWithTypoAtStart(query, words));
    return foundWords;
  }

  findWordsWithTypoAtStart(query: string, words: readonly string[]): SimilarWord[] {
    const [first, second] = query;
    const rest = query.slice(1);
    const swappedQuery = `${second ?? ''}${first ?? ''}${query.slice(2)}`;
    const other = words.filter(
      (word) =>
        Math.abs(word.length - query.length) <= 1 &&
        (word === rest ||
          word === swappedQuery ||
          (word !== query && word.length === query.length && word.endsWith(rest)) ||
          (word.length === query.length + 1 && word.endsWith(query))),
    );
    return other.map((word) => ({ word, typos: 2 }));
  }

  selectMostFrequent(words: readonly string[], limit: number): readonly string[] {
    if (words.length <= limit) return words;
    const sortedWords = words.toSorted((a, b) => this.frequency(b) - this.frequency(a));
    return sortedWords.slice(0, limit);
  }

  #words(): readonly string[] {
    if (!this.#alphabeticalWords) {
      this.#alphabeticalWords = [...this.#frequency.keys()].toSorted(compareByCodeUnit);
      this.#text = `${this.#alphabeticalWords.join('\n')}\n`;
    }
    return this.#alphabeticalWords;
  }
}

function compareByCodeUnit(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

function findLowerBound(words: readonly string[], target: string): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((words[middle] ?? '') < target) low = middle + 1;
    else high = middle;
  }
  return low;
}

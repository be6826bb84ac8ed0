import { getEditDistance } from '@gruenland/shared-contracts/german/edit-distance.ts';
import { stemWord } from '@gruenland/shared-contracts/german/stem-word.ts';
import { tokenize } from '@gruenland/shared-contracts/german/tokenize.ts';

/** A synonym as clients save it. */
export interface Synonym {
  readonly objectID: string;
  readonly type: string;
  readonly synonyms?: readonly string[];
  readonly input?: string;
  readonly word?: string;
  readonly corrections?: readonly string[];
  readonly placeholder?: string;
  readonly replacements?: readonly string[];
}

interface Replacement {
  readonly words: readonly string[];
  readonly typos: number;
}

/** Looks up the synonyms of words and phrases. */
export class SynonymTable {
  readonly #replacementsByWords = new Map<string, Replacement[]>();
  /** Single words that have synonyms. They are folded, but not stemmed. */
  readonly singleWords = new Set<string>();
  /** Number of words in the longest phrase with synonyms. */
  readonly maxPhraseWords: number;

  constructor(synonyms: Iterable<Synonym>) {
    for (const synonym of synonyms) this.#add(synonym);
    const wordCounts = [...this.#replacementsByWords.keys()].map(
      (words) => words.split(' ').length,
    );
    this.maxPhraseWords = Math.max(0, ...wordCounts);
  }

  getReplacements(words: readonly string[]): readonly Replacement[] {
    return this.#replacementsByWords.get(getKey(words)) ?? [];
  }

  /** Returns whether a word has synonyms by itself, not only as part of a phrase. */
  hasSynonyms(word: string): boolean {
    return this.#replacementsByWords.has(getKey([word]));
  }

  /**
   * Returns words with synonyms that differ from `word` by at most `maxTypos` typos, the nearest
   * first.
   */
  findSimilar(word: string, maxTypos: number): readonly string[] {
    if (maxTypos === 0) return [];
    const similarKeys: { readonly key: string; readonly typos: number }[] = [];
    for (const key of this.singleWords) {
      const typos = getEditDistance(word, key, maxTypos, false);
      if (typos <= maxTypos) similarKeys.push({ key, typos });
    }
    return similarKeys.toSorted((a, b) => a.typos - b.typos).map(({ key }) => key);
  }

  #add(synonym: Synonym): void {
    const { type, input, word, synonyms = [], corrections = [], placeholder } = synonym;
    if (type === 'synonym') {
      for (const from of synonyms) this.#addReplacement(from, synonyms, 0);
    } else if (type === 'oneWaySynonym' || type === 'onewaysynonym') {
      this.#addReplacement(input ?? '', synonyms, 0);
    } else if (/^altcorrection[12]$/iu.test(type)) {
      this.#addReplacement(word ?? '', corrections, type.endsWith('1') ? 1 : 2);
    } else if (placeholder !== undefined) {
      for (const replacement of synonym.replacements ?? [])
        this.#addReplacement(replacement, [placeholder], 0);
    }
  }

  #addReplacement(from: string, to: readonly string[], typos: number): void {
    const foldedWords = toFoldedWords(from);
    const key = getKey(foldedWords);
    if (key === '') return;
    const [firstWord, secondWord] = foldedWords;
    if (firstWord !== undefined && secondWord === undefined) this.singleWords.add(firstWord);
    const knownReplacements = this.#replacementsByWords.get(key) ?? [];
    for (const phrase of to) {
      const words = toFoldedWords(phrase);
      if (words.length > 0 && getKey(words) !== key) knownReplacements.push({ words, typos });
    }
    this.#replacementsByWords.set(key, knownReplacements);
  }
}

function toFoldedWords(text: string): string[] {
  return tokenize(text).map(({ word }) => word);
}

/**
 * Returns a key that is the same for all inflections. So `Schleppern` has the synonyms of
 * `Schlepper`.
 */
function getKey(words: readonly string[]): string {
  return words.map(stemWord).join(' ');
}

import type { SearchRecord } from '#search/records/search-record.ts';
import { decompound, type PartPredicate } from '@gruenland/shared-contracts/german/decompound.ts';
import { foldWord } from '@gruenland/shared-contracts/german/fold-word.ts';
import { isStopWord } from '@gruenland/shared-contracts/german/stop-words.ts';
import type { Vocabulary } from '@gruenland/shared-contracts/german/vocabulary.ts';
import {
  BUILT_IN_LANGUAGE,
  readDisabledEntries,
  isStoredEntry,
  NOTHING_DISABLED,
  type DisabledEntries,
  type DictionaryEntry,
} from './dictionary.ts';

/**
 * Languages of a setting such as `ignorePlurals` or `removeStopWords`; `true` means every language.
 */
type LanguageSetting = boolean | readonly string[] | undefined;

const coversLanguage = (languages: LanguageSetting, language: string): boolean =>
  languages === true || (Array.isArray(languages) && languages.includes(language));

interface DictionaryWord<Value> {
  readonly language: string;
  readonly value: Value;
}

/**
 * The application's dictionary entries, which complement the built-in entries. All words are
 * folded.
 */
export class Dictionaries {
  readonly #stopWords = new Map<string, DictionaryWord<boolean>>();
  readonly #plurals = new Map<string, DictionaryWord<readonly string[]>[]>();
  readonly #compounds = new Map<string, DictionaryWord<readonly string[]>>();
  disabledEntries: DisabledEntries = NOTHING_DISABLED;

  /** Replaces all entries of the application. */
  replace(records: readonly SearchRecord[]): void {
    this.#stopWords.clear();
    this.#plurals.clear();
    this.#compounds.clear();
    this.disabledEntries = readDisabledEntries(records);
    for (const { dictionary, entry } of records.filter(isStoredEntry)) {
      if (dictionary === 'stopwords') this.#addStopWord(entry);
      else if (entry.state === 'disabled') continue;
      else if (dictionary === 'plurals') this.#addPlurals(entry);
      else this.#addCompound(entry);
    }
  }

  /** Returns whether a folded word may be left out of a query in the given languages. */
  isStopWord(word: string, languages: LanguageSetting): boolean {
    const stopWordEntry = this.#stopWords.get(word);
    if (stopWordEntry && coversLanguage(languages, stopWordEntry.language))
      return stopWordEntry.value;
    return this.hasBuiltInEntries('stopwords', languages) && isStopWord(word);
  }

  /** Returns whether the built-in entries are enabled for the given languages. */
  hasBuiltInEntries(dictionary: keyof DisabledEntries, languages: LanguageSetting): boolean {
    return (
      coversLanguage(languages, BUILT_IN_LANGUAGE) &&
      this.disabledEntries[dictionary]?.[BUILT_IN_LANGUAGE] !== true
    );
  }

  /** Returns all inflections of a word, including the word itself. */
  getForms(word: string, languages: LanguageSetting): readonly string[] {
    const pluralSets = this.#plurals.get(word) ?? [];
    return pluralSets.flatMap(({ language, value }) =>
      coversLanguage(languages, language) ? value : [],
    );
  }

  /** Returns the parts of a compound; null for any other word. */
  getParts(
    word: string,
    vocabulary: Vocabulary,
    isKnownElsewhere: PartPredicate,
  ): readonly string[] | null {
    const stopWordEntry = this.#compounds.get(word);
    if (stopWordEntry) return stopWordEntry.value.length > 1 ? stopWordEntry.value : null;
    return this.hasBuiltInEntries('compounds', true)
      ? decompound(word, vocabulary, isKnownElsewhere)
      : null;
  }

  /**
   * Adds a stop word. With the state `disabled`, the word does not count as a stop word, even if it
   * is built in.
   */
  #addStopWord({ word = '', language = BUILT_IN_LANGUAGE, state }: DictionaryEntry): void {
    if (word === '') return;
    this.#stopWords.set(foldWord(word), { language, value: state !== 'disabled' });
  }

  #addPlurals({ words = [], language = BUILT_IN_LANGUAGE }: DictionaryEntry): void {
    const foldedWords = words.filter(Boolean).map(foldWord);
    for (const word of foldedWords) {
      const pluralSets = this.#plurals.get(word) ?? [];
      pluralSets.push({ language, value: foldedWords });
      this.#plurals.set(word, pluralSets);
    }
  }

  #addCompound({
    word = '',
    decomposition = [],
    language = BUILT_IN_LANGUAGE,
  }: DictionaryEntry): void {
    if (word === '') return;
    this.#compounds.set(foldWord(word), { language, value: decomposition.map(foldWord) });
  }
}

import type { SearchRecord } from '#search/records/search-record.ts';
import { decompound, type KnownPart } from '#search/text/decompound.ts';
import { foldWord } from '#search/text/fold-word.ts';
import { isStopWord } from '#search/text/stop-words.ts';
import type { Vocabulary } from '#search/text/vocabulary.ts';
import {
  disabledEntries,
  isEntry,
  NOTHING_DISABLED,
  type DisabledEntries,
  type DictionaryEntry,
} from './dictionary.ts';

/** The language whose words this service knows by itself. */
const BUILT_IN = 'de';

/** `true` means every language, as in `ignorePlurals` and `removeStopWords`. */
type Spoken = boolean | readonly string[] | undefined;

const speaks = (spoken: Spoken, language: string): boolean =>
  spoken === true || (Array.isArray(spoken) && spoken.includes(language));

interface Known<Value> {
  readonly language: string;
  readonly value: Value;
}

/** Words of the application beside and instead of the built-in ones. Everything is folded. */
export class Dictionaries {
  readonly #stopWords = new Map<string, Known<boolean>>();
  readonly #plurals = new Map<string, Known<readonly string[]>[]>();
  readonly #compounds = new Map<string, Known<readonly string[]>>();
  #disabled: DisabledEntries = NOTHING_DISABLED;

  /** Takes these in place of all entries before. */
  replace(records: readonly SearchRecord[]): void {
    this.#stopWords.clear();
    this.#plurals.clear();
    this.#compounds.clear();
    this.#disabled = disabledEntries(records);
    for (const { dictionary, entry } of records.filter(isEntry)) {
      if (dictionary === 'stopwords') this.#addStopWord(entry);
      else if (entry.state === 'disabled') continue;
      else if (dictionary === 'plurals') this.#addPlurals(entry);
      else this.#addCompound(entry);
    }
  }

  /** Whether a folded word may be left out of a query in these languages. */
  isStopWord(word: string, spoken: Spoken): boolean {
    const own = this.#stopWords.get(word);
    if (own && speaks(spoken, own.language)) return own.value;
    return this.knows('stopwords', spoken) && isStopWord(word);
  }

  /** Whether built-in entries count for these languages. */
  knows(dictionary: keyof DisabledEntries, spoken: Spoken): boolean {
    return speaks(spoken, BUILT_IN) && this.#disabled[dictionary]?.[BUILT_IN] !== true;
  }

  /** Other forms of a word. */
  formsOf(word: string, spoken: Spoken): readonly string[] {
    const sets = this.#plurals.get(word) ?? [];
    return sets.flatMap(({ language, value }) => (speaks(spoken, language) ? value : []));
  }

  /** The parts of a compound, or null where it is none. */
  partsOf(
    word: string,
    vocabulary: Vocabulary,
    isKnownElsewhere: KnownPart,
  ): readonly string[] | null {
    const own = this.#compounds.get(word);
    if (own) return own.value.length > 1 ? own.value : null;
    return this.knows('compounds', true) ? decompound(word, vocabulary, isKnownElsewhere) : null;
  }

  /** A disabled one stays in the query although it is built in. */
  #addStopWord({ word = '', language = BUILT_IN, state }: DictionaryEntry): void {
    this.#stopWords.set(foldWord(word), { language, value: state !== 'disabled' });
  }

  #addPlurals({ words = [], language = BUILT_IN }: DictionaryEntry): void {
    const folded = words.map(foldWord);
    for (const word of folded) {
      const sets = this.#plurals.get(word) ?? [];
      sets.push({ language, value: folded });
      this.#plurals.set(word, sets);
    }
  }

  #addCompound({ word = '', decomposition = [], language = BUILT_IN }: DictionaryEntry): void {
    this.#compounds.set(foldWord(word), { language, value: decomposition.map(foldWord) });
  }
}

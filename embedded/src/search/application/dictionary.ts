import type { SearchRecord } from '#search/records/search-record.ts';

export const DICTIONARY_NAMES = ['stopwords', 'plurals', 'compounds'] as const;

/** The language of the built-in stop words and plurals. */
export const BUILT_IN_LANGUAGE = 'de';

export type DictionaryName = (typeof DICTIONARY_NAMES)[number];

/** An entry of a dictionary, stored as received. */
export interface DictionaryEntry {
  readonly objectID: string;
  readonly language?: string;
  /** The stop word or compound; undefined for plurals. */
  readonly word?: string;
  /** All forms of one word; only for plurals. */
  readonly words?: readonly string[];
  /** Parts of the compound; only for compounds. */
  readonly decomposition?: readonly string[];
  readonly state?: 'enabled' | 'disabled';
  /** Whether the application has added the entry or it is built in. */
  readonly type?: 'custom' | 'standard';
}

/** For each dictionary, the languages whose built-in entries are disabled. */
export type DisabledEntries = Readonly<
  Record<DictionaryName, Readonly<Record<string, boolean>> | null>
>;

export const SETTINGS_ID = 'settings';

/** Returns a key for an entry. The key is unique across all dictionaries. */
export const getEntryId = (dictionary: DictionaryName, objectID: string): string =>
  `${dictionary}/${objectID}`;

/** A dictionary entry as a record in the hidden index of dictionaries. */
export interface StoredEntry extends SearchRecord {
  readonly dictionary: DictionaryName;
  readonly entry: DictionaryEntry;
}

export const isStoredEntry = (record: SearchRecord): record is StoredEntry =>
  record.objectID !== SETTINGS_ID;

export const NOTHING_DISABLED: DisabledEntries = { stopwords: {}, plurals: {}, compounds: {} };

/**
 * Reads from the settings record for which languages the built-in entries are disabled. If there is
 * no settings record, all built-in entries are enabled.
 */
export function readDisabledEntries(records: readonly SearchRecord[]): DisabledEntries {
  const settings = records.find((record) => !isStoredEntry(record));
  return { ...NOTHING_DISABLED, ...(settings?.['disabled'] as Partial<DisabledEntries>) };
}

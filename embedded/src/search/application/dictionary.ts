import type { SearchRecord } from '#search/records/search-record.ts';

export const DICTIONARY_NAMES = ['stopwords', 'plurals', 'compounds'] as const;

export type DictionaryName = (typeof DICTIONARY_NAMES)[number];

/** A saved dictionary entry. */
export interface DictionaryEntry {
  readonly objectID: string;
  readonly language?: string;
  /** The stop word or compound; absent for plurals. */
  readonly word?: string;
  /** All forms of one word, for plurals only. */
  readonly words?: readonly string[];
  /** Parts of a compound, for compounds only. */
  readonly decomposition?: readonly string[];
  readonly state?: 'enabled' | 'disabled';
}

/** Languages with disabled built-in entries. */
export type DisabledEntries = Readonly<
  Record<DictionaryName, Readonly<Record<string, boolean>> | null>
>;

export const SETTINGS_ID = 'settings';

/** Returns a key for a dictionary entry that is unique across all dictionaries. */
export const getEntryId = (dictionary: DictionaryName, objectID: string): string =>
  `${dictionary}/${objectID}`;

/** A dictionary entry as a record of the hidden dictionary index. */
export interface StoredEntry extends SearchRecord {
  readonly dictionary: DictionaryName;
  readonly entry: DictionaryEntry;
}

export const isEntry = (record: SearchRecord): record is StoredEntry =>
  record.objectID !== SETTINGS_ID;

export const NOTHING_DISABLED: DisabledEntries = { stopwords: {}, plurals: {}, compounds: {} };

/** Reads the disabled languages from the settings record; returns none without that record. */
export function readDisabledEntries(records: readonly SearchRecord[]): DisabledEntries {
  const settings = records.find((record) => !isEntry(record));
  return { ...NOTHING_DISABLED, ...(settings?.['disabled'] as Partial<DisabledEntries>) };
}

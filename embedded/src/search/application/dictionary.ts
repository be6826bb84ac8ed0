import type { SearchRecord } from '#search/records/search-record.ts';

export const DICTIONARY_NAMES = ['stopwords', 'plurals', 'compounds'] as const;

export type DictionaryName = (typeof DICTIONARY_NAMES)[number];

/** A saved dictionary entry. */
export interface DictionaryEntry {
  readonly objectID: string;
  readonly language?: string;
  /** For stop words and compounds. */
  readonly word?: string;
  /** For plurals: all forms of one word. */
  readonly words?: readonly string[];
  /** For compounds: its parts. */
  readonly decomposition?: readonly string[];
  readonly state?: 'enabled' | 'disabled';
}

/** Languages with disabled built-in entries. */
export type DisabledEntries = Readonly<
  Record<DictionaryName, Readonly<Record<string, boolean>> | null>
>;

export const SETTINGS_ID = 'settings';

/** Key of an entry that is unique across dictionaries. */
export const entryId = (dictionary: DictionaryName, objectID: string): string =>
  `${dictionary}/${objectID}`;

/** A record of the hidden index. */
export interface StoredEntry extends SearchRecord {
  readonly dictionary: DictionaryName;
  readonly entry: DictionaryEntry;
}

export const isEntry = (record: SearchRecord): record is StoredEntry =>
  record.objectID !== SETTINGS_ID;

export const NOTHING_DISABLED: DisabledEntries = { stopwords: {}, plurals: {}, compounds: {} };

/** Disabled languages of the settings record; none without a record. */
export function disabledEntries(records: readonly SearchRecord[]): DisabledEntries {
  const settings = records.find((record) => !isEntry(record));
  return { ...NOTHING_DISABLED, ...(settings?.['disabled'] as Partial<DisabledEntries>) };
}

import type { SearchRecord } from '#search/records/search-record.ts';

export const DICTIONARY_NAMES = ['stopwords', 'plurals', 'compounds'] as const;

export type DictionaryName = (typeof DICTIONARY_NAMES)[number];

/** One entry of a dictionary, as it was saved. */
export interface DictionaryEntry {
  readonly objectID: string;
  readonly language?: string;
  /** Of stop words and compounds. */
  readonly word?: string;
  /** Of plurals: all forms of one word. */
  readonly words?: readonly string[];
  /** Of compounds: its parts. */
  readonly decomposition?: readonly string[];
  readonly state?: 'enabled' | 'disabled';
}

/** Which languages do without the built-in entries. */
export type DisabledEntries = Readonly<
  Record<DictionaryName, Readonly<Record<string, boolean>> | null>
>;

export const SETTINGS_ID = 'settings';

/** Identifies an entry among those of all dictionaries. */
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

/** What the settings record says; nothing is disabled before there is one. */
export function disabledEntries(records: readonly SearchRecord[]): DisabledEntries {
  const settings = records.find((record) => !isEntry(record));
  return { ...NOTHING_DISABLED, ...(settings?.['disabled'] as Partial<DisabledEntries>) };
}

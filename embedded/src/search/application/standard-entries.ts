import { GERMAN_STOP_WORDS } from '@gruenland/shared-contracts/german/stop-words.ts';
import type { SearchRecord } from '#search/records/search-record.ts';
import {
  BUILT_IN_LANGUAGE,
  readDisabledEntries,
  type DictionaryEntry,
  type DictionaryName,
} from './dictionary.ts';

/**
 * Lists the built-in entries of a dictionary. Only stop words are listed, because plurals and
 * compounds follow from rules.
 *
 * @param records records of the hidden index of dictionaries, with the settings
 */
export function listStandardEntries(
  dictionary: DictionaryName,
  records: readonly SearchRecord[],
): readonly DictionaryEntry[] {
  if (dictionary !== 'stopwords') return [];
  const isDisabled = readDisabledEntries(records).stopwords?.[BUILT_IN_LANGUAGE] === true;
  return GERMAN_STOP_WORDS.map((word) => ({
    type: 'standard',
    objectID: `${BUILT_IN_LANGUAGE}-${word}`,
    language: BUILT_IN_LANGUAGE,
    word,
    state: isDisabled ? 'disabled' : 'enabled',
  }));
}

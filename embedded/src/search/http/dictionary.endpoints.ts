import { ApiError } from '#search/api-error.ts';
import {
  DICTIONARY_NAMES,
  SETTINGS_ID,
  readDisabledEntries,
  getEntryId,
  isStoredEntry,
  type DictionaryEntry,
  type StoredEntry,
} from '#search/application/dictionary.ts';
import { DICTIONARY_INDEX_NAME } from '#search/application/hidden-index.ts';
import { listStandardEntries } from '#search/application/standard-entries.ts';
import type { SearchRecord } from '#search/records/search-record.ts';
import type { Action } from '#search/store/operation.ts';
import { tokenize } from '@gruenland/shared-contracts/german/tokenize.ts';
import type { Call, Endpoint, Fields } from './call.ts';
import {
  parseDictionaryEntry,
  parseDictionaryName,
  parseDictionarySettings,
} from './dictionary-entry.schema.ts';
import { getPage } from './get-page.ts';
import { getFields, readListOfFields, getText } from './read-body.ts';

const MAX_ENTRIES = 1000;
/** Languages of dictionaries that this service supports; Algolia supports more. */
const SUPPORTED_LANGUAGES = ['de', 'en', 'fr', 'it', 'nl'];

const getCurrentIsoTime = (): string => new Date().toISOString();

const fetchRecords = ({ thread }: Call): Promise<readonly SearchRecord[]> =>
  thread.sendRequest('hiddenRecords', DICTIONARY_INDEX_NAME);

const writeEntries = async ({ thread }: Call, actions: readonly Action[]): Promise<object> => ({
  taskID: await thread.sendRequest('accept', {
    kind: 'batch',
    index: DICTIONARY_INDEX_NAME,
    actions,
  }),
  updatedAt: getCurrentIsoTime(),
});

async function handleBatch(call: Call): Promise<object> {
  const dictionary = parseDictionaryName(call.path['dictionary']);
  const { requests, clearExistingDictionaryEntries: clear = false } = getFields(call.body);
  const entries = readListOfFields(requests, 'requests', MAX_ENTRIES).map(
    ({ action, body }): Action => {
      if (action === 'deleteEntry') {
        const id = getEntryId(dictionary, getText(getFields(body)['objectID'], 'objectID'));
        return { action: 'deleteObject', body: { objectID: id } };
      }
      if (action !== 'addEntry') throw new ApiError(400, 'action must be addEntry or deleteEntry');
      const entry = parseDictionaryEntry(dictionary, body);
      const objectID = getEntryId(dictionary, entry.objectID);
      return { action: 'addObject', body: { objectID, dictionary, entry } };
    },
  );
  const entriesToDelete = clear === true ? (await fetchRecords(call)).filter(isStoredEntry) : [];
  const deleteActions = entriesToDelete
    .filter((record) => record.dictionary === dictionary)
    .map(({ objectID }): Action => ({ action: 'deleteObject', body: { objectID } }));
  return writeEntries(call, [...deleteActions, ...entries]);
}

const getWords = ({
  word = '',
  words = [],
  decomposition = [],
}: Partial<DictionaryEntry>): Set<string> =>
  new Set(tokenize([word, ...words, ...decomposition].join(' ')).map((token) => token.word));

async function searchEntries(call: Call): Promise<object> {
  const dictionary = parseDictionaryName(call.path['dictionary']);
  const { query = '', language, ...pageParams } = getFields(call.body);
  const queryWords = tokenize(String(query)).map(({ word }) => word);
  const allRecords = await fetchRecords(call);
  const customEntries = allRecords
    .filter(isStoredEntry)
    .filter((record: StoredEntry) => record.dictionary === dictionary)
    .map(({ entry }): DictionaryEntry => ({
      type: 'custom',
      ...entry,
      state: entry.state ?? 'enabled',
    }));
  const matchingEntries = [...customEntries, ...listStandardEntries(dictionary, allRecords)]
    .filter((entry) => language === undefined || entry.language === language)
    .filter((entry) => {
      const knownWords = getWords(entry);
      return queryWords.every((word) => knownWords.has(word));
    });
  return getPage(matchingEntries, pageParams);
}

async function getSettings(call: Call): Promise<object> {
  return { disableStandardEntries: readDisabledEntries(await fetchRecords(call)) };
}

async function setSettings(call: Call): Promise<object> {
  const CHANGE_ACCESS = parseDictionarySettings(call.body);
  const changedSettings = Object.entries(CHANGE_ACCESS).filter(([, value]) => value !== undefined);
  const disabledLanguages: Fields = {
    ...readDisabledEntries(await fetchRecords(call)),
    ...Object.fromEntries(changedSettings.map(([name, value]) => [name, value ?? {}])),
  };
  return writeEntries(call, [
    { action: 'addObject', body: { objectID: SETTINGS_ID, disabled: disabledLanguages } },
  ]);
}

async function listLanguages(call: Call): Promise<object> {
  const entries = (await fetchRecords(call)).filter(isStoredEntry);
  const knownLanguages = new Set([
    ...SUPPORTED_LANGUAGES,
    ...entries.map(({ entry }) => entry.language ?? ''),
  ]);
  const countsByLanguage = [...knownLanguages].map((language) => {
    const counts = DICTIONARY_NAMES.map((dictionary) => {
      const entriesOfLanguage = entries.filter(
        (record) => record.dictionary === dictionary && record.entry.language === language,
      );
      return [dictionary, { nbCustomEntries: entriesOfLanguage.length }];
    });
    return [language, Object.fromEntries(counts)];
  });
  return Object.fromEntries(countsByLanguage) as object;
}

const READ_ACCESS = { acl: ['settings'] } as const;
const CHANGE_ACCESS = { acl: ['editSettings'] } as const;

/** Endpoints for the application's dictionaries of stop words, plurals and compounds. */
export const dictionaryEndpoints: readonly Endpoint[] = [
  { method: 'GET', path: '/1/dictionaries/*/settings', ...READ_ACCESS, handle: getSettings },
  { method: 'PUT', path: '/1/dictionaries/*/settings', ...CHANGE_ACCESS, handle: setSettings },
  { method: 'GET', path: '/1/dictionaries/*/languages', ...READ_ACCESS, handle: listLanguages },
  {
    method: 'POST',
    path: '/1/dictionaries/{dictionary}/batch',
    ...CHANGE_ACCESS,
    handle: handleBatch,
  },
  {
    method: 'POST',
    path: '/1/dictionaries/{dictionary}/search',
    ...READ_ACCESS,
    handle: searchEntries,
  },
];

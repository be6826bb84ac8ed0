import { ApiError } from '#search/api-error.ts';
import { DEFAULT_RANKING } from '#search/answer/rank-candidates.ts';
import type { Fields } from './call.ts';

/** Default settings of Algolia. Responses contain them for settings that an index does not set. */
export const DEFAULT_SETTINGS: Fields = {
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  hitsPerPage: 20,
  maxValuesPerFacet: 100,
  searchableAttributes: null,
  numericAttributesToIndex: null,
  attributesToRetrieve: null,
  unretrievableAttributes: null,
  optionalWords: null,
  attributesForFaceting: null,
  attributesToSnippet: null,
  attributesToHighlight: null,
  paginationLimitedTo: 1000,
  attributeForDistinct: null,
  exactOnSingleWordQuery: 'attribute',
  ranking: DEFAULT_RANKING,
  customRanking: null,
  separatorsToIndex: '',
  removeWordsIfNoResults: 'none',
  queryType: 'prefixLast',
  highlightPreTag: '<em>',
  highlightPostTag: '</em>',
  alternativesAsExact: ['ignorePlurals', 'singleWordSynonym'],
};

/** Names of settings whose value is a list of texts. */
const LIST_SETTINGS = [
  'searchableAttributes',
  'attributesForFaceting',
  'unretrievableAttributes',
  'ranking',
  'customRanking',
  'replicas',
];
const MAX_LIST_ENTRIES = 200;

/**
 * Validates settings; returns them without `primary` and `version`, which clients cannot change.
 * @throws {ApiError} 400 for invalid lists and numbers out of range
 */
export function validateSettings(settings: Fields): Fields {
  for (const name of LIST_SETTINGS) {
    const value = settings[name];
    if (value === undefined || value === null) continue;
    const isStringList = Array.isArray(value) && value.every((item) => typeof item === 'string');
    if (!isStringList || value.length > MAX_LIST_ENTRIES) {
      throw new ApiError(400, `Invalid value for "${name}" setting, expected array of strings`);
    }
  }
  const limit = settings['paginationLimitedTo'];
  if (limit !== undefined && (typeof limit !== 'number' || limit < 0 || limit > 20_000)) {
    throw new ApiError(400, 'Invalid value for "paginationLimitedTo" setting, expected 0 to 20000');
  }
  const { primary: _primary, version: _version, ...editableSettings } = settings;
  return editableSettings;
}

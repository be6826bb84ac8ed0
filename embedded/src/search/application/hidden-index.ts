/**
 * Prefix in the names of hidden indices. These contain data of the application and are stored and
 * logged like other indices. A request cannot name one, because the prefix is a control character.
 */
const HIDDEN_INDEX_PREFIX = '\u0001';

/** Hidden index with the dictionary entries and the dictionary settings. */
export const DICTIONARY_INDEX_NAME = `${HIDDEN_INDEX_PREFIX}dictionaries`;

/** Returns the name of the hidden index that contains the rules of `model` for `index`. */
export const getRecommendRulesIndexName = (index: string, model: string): string =>
  `${HIDDEN_INDEX_PREFIX}recommend/${model}/${index}`;

export const isHiddenIndexName = (name: string): boolean => name.startsWith(HIDDEN_INDEX_PREFIX);

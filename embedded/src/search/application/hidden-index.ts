/**
 * Name prefix of hidden indices, which hold data of the application and are stored and logged like
 * other indices. Request paths cannot contain this control character.
 */
const HIDDEN_PREFIX = '\u0001';

/** Hidden index with the dictionary entries and the dictionary settings. */
export const DICTIONARY_INDEX = `${HIDDEN_PREFIX}dictionaries`;

/**
 * Returns the name of the hidden index with the rules of one recommendation model for one index.
 */
export const getRecommendRulesIndex = (index: string, model: string): string =>
  `${HIDDEN_PREFIX}recommend/${model}/${index}`;

export const isHidden = (name: string): boolean => name.startsWith(HIDDEN_PREFIX);

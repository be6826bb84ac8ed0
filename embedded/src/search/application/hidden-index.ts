/**
 * Prefix of indices that hold data of the application; they share files, log and tasks with other
 * indices. Paths of requests cannot contain this control character.
 */
const MARK = '\u0001';

/** Index with the entries of the dictionaries and their settings. */
export const DICTIONARIES = `${MARK}dictionaries`;

/** Rules of one recommendation model on one index. */
export const recommendRulesOf = (index: string, model: string): string =>
  `${MARK}recommend/${model}/${index}`;

export const isHidden = (name: string): boolean => name.startsWith(MARK);

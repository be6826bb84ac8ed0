/**
 * Indices that hold what belongs to the application: same files, same log, same tasks as all others.
 * Their names begin with a control character, which no address may name.
 */
const MARK = '\u0001';

/** Entries of the dictionaries, and their settings. */
export const DICTIONARIES = `${MARK}dictionaries`;

/** Rules of one recommendation model on one index. */
export const recommendRulesOf = (index: string, model: string): string =>
  `${MARK}recommend/${model}/${index}`;

export const isHidden = (name: string): boolean => name.startsWith(MARK);

import { Problem } from '#problem.ts';

const MAX_DATABASE_INTEGER = 2_147_483_647;

/**
 * Parses the number of an entry. Returns null if the id is no positive integer that the database
 * can store.
 */
function parseEntryNumber(id: string): number | null {
  const number = /^\d{1,10}$/u.test(id) ? Number(id) : 0;
  return number > 0 && number <= MAX_DATABASE_INTEGER ? number : null;
}

/** Returns the numbers of entries among ids, without those that the database cannot store. */
export const parseEntryNumbers = (ids: readonly string[]): number[] =>
  ids.map(parseEntryNumber).filter((number) => number !== null);

/** Returns the result of `find`; null if it throws a problem because the entry is not visible. */
export function findVisibleEntry<Found>(find: () => Found): Found | null {
  try {
    return find();
  } catch (error) {
    if (error instanceof Problem) return null;
    throw error;
  }
}

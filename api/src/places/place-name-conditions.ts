import { and, eq, like, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

import { places } from '#db/tables/ads.ts';

/**
 * Matches places with this name and places with this name and an addition: „Neustadt“ matches
 * „Neustadt an der Donau“.
 *
 * @param name normalised by `foldWords`
 */
export const createNameCondition = (name: string): SQL | undefined =>
  or(eq(places.folded, name), like(places.folded, `${name} %`));

/** Matches places whose name starts with these letters. */
export const createPrefixCondition = (name: string): SQL => like(places.folded, `${name}%`);

/**
 * Matches places whose name starts with the first word and has words that start with the other
 * words: „Neustadt Weinstr“ matches „Neustadt an der Weinstraße“.
 */
export function createAbbreviationCondition(name: string): SQL | undefined {
  const [firstWord = '', ...otherWords] = name.split(' ');
  return and(
    createPrefixCondition(firstWord),
    ...otherWords.map((word) => like(places.folded, `% ${word}%`)),
  );
}

/** Matches places whose name the text starts with: „Kempten Allgäu“ matches „Kempten“. */
export const createLongerNameCondition = (name: string): SQL =>
  sql`${name} like ${places.folded} || ' %'`;

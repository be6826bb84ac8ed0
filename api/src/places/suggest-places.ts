import { and, asc, eq, like, or, sql } from 'drizzle-orm';

import type { Executor } from '#db/database.ts';
import { places } from '#db/tables/ads.ts';

import { foldWords } from './fold-words.ts';
import { createAbbreviationCondition, createPrefixCondition } from './place-name-conditions.ts';
import type { Place } from './place.repository.ts';

const maxSuggestions = 10;

/**
 * Suggests places for the beginning of a postcode, of a name, or both. Places with exactly the
 * typed name come first, then names that start with it, then names with a word that starts with it.
 */
export async function suggestPlaces(db: Executor, text: string): Promise<Place[]> {
  const [, digits = '', typedName = ''] = /^\s*(?:[A-Z]{1,2}-)?(\d{0,5})\s*(.*)$/u.exec(text) ?? [];
  const name = foldWords(typedName);
  if (!digits && !name) return [];
  const nameCondition = name
    ? or(
        createPrefixCondition(name),
        createAbbreviationCondition(name),
        like(places.folded, `% ${name}%`),
      )
    : undefined;
  // A complete table has many postcodes of one city; the first one stands for the city.
  const distinctPlaces = db
    .selectDistinctOn(
      digits ? [places.postcode, places.folded] : [places.folded, places.region, places.district],
    )
    .from(places)
    .where(and(digits ? like(places.postcode, `${digits}%`) : undefined, nameCondition))
    .orderBy(
      ...(digits
        ? [asc(places.postcode), asc(places.folded)]
        : [asc(places.folded), asc(places.region), asc(places.district), asc(places.postcode)]),
    )
    .as('distinct_places');
  const { folded } = distinctPlaces;
  const rank = sql`case when ${eq(folded, name)} then 0 when ${like(folded, `${name} %`)} then 1
    when ${like(folded, `${name}%`)} then 2 else 3 end`;
  return db
    .select()
    .from(distinctPlaces)
    .orderBy(...(digits ? [] : [asc(rank), asc(folded)]), asc(distinctPlaces.postcode))
    .limit(maxSuggestions);
}

import { asc, eq, sql } from 'drizzle-orm';

import type { Executor } from '#db/database.ts';
import { places } from '#db/tables/ads.ts';

import { foldWords } from './fold-words.ts';
import type { Place } from './place.repository.ts';

/**
 * Matches postcodes whose first two digits are not assigned in Germany. Such a postcode is a typing
 * error.
 */
const unassignedPostcodePattern = /^(?:00|05|43|62)\d{3}$/u;
/** Rows with the same name mean the same place if they are at most this many degrees apart. */
const maxSamePlaceDistanceDegrees = 0.5;

/**
 * Geocodes the postcode and town of a form, for the map and radius search. If the table lacks the
 * place, a place whose postcode starts with the same two digits is used.
 *
 * Five digits mean Germany, where the postcode takes precedence over the name. Four digits mean
 * Austria or Switzerland. Their postcodes overlap, so a name that the table contains takes
 * precedence.
 */
export async function locate(
  db: Executor,
  query: { readonly postcode: string | null; readonly name: string | null },
): Promise<Place | null> {
  const postcode = (query.postcode ?? '').trim().replace(/^[A-Z]{1,2}-/u, '');
  const name = foldWords(query.name ?? '');
  if (!/^\d{4,5}$/u.test(postcode)) return name === '' ? null : findUniquePlace(db, name);
  if (unassignedPostcodePattern.test(postcode)) return null;
  const exactPostcodeCondition = sql`${places.postcode} = ${postcode}`;
  const sameZoneCondition = sql`left(${places.postcode}, 2) = ${postcode.slice(0, 2)}`;
  const exactNameCondition = sql`${places.folded} = ${name}`;
  // „Kempten (Allgäu)“ matches „Kempten“ in the table, and „Frankfurt“ matches „Frankfurt am Main“.
  const nameVariantCondition = sql`(${exactNameCondition} or ${name} <> '' and
    (${places.folded} like ${`${name} %`} or ${name} like ${places.folded} || ' %'))`;
  const matchRankSql =
    postcode.length === 5
      ? sql`case when ${exactPostcodeCondition} and ${nameVariantCondition} then 0 when ${exactPostcodeCondition} then 1
          when ${sameZoneCondition} and ${exactNameCondition} then 2 when ${sameZoneCondition} then 3 when ${exactNameCondition} then 4 else 5 end`
      : sql`case when ${exactPostcodeCondition} and ${nameVariantCondition} then 0 when ${sameZoneCondition} and ${exactNameCondition} then 1
          when ${exactNameCondition} then 2 when ${exactPostcodeCondition} then 3 when ${sameZoneCondition} then 4 else 5 end`;
  const rows = await db
    .select()
    .from(places)
    .where(
      sql`length(${places.postcode}) = ${postcode.length}
        and ${places.postcode} like ${`${postcode.slice(0, 1)}%`}`,
    )
    .orderBy(
      asc(matchRankSql),
      asc(sql`abs(${places.postcode}::int - ${Number(postcode)}::int)`),
      asc(places.region),
      asc(places.name),
    )
    .limit(1);
  return rows[0] ?? null;
}

/** Returns the place with exactly this name; null if no place or several distant places have it. */
async function findUniquePlace(db: Executor, foldedName: string): Promise<Place | null> {
  const rows = await db
    .select()
    .from(places)
    .where(eq(places.folded, foldedName))
    .orderBy(asc(places.postcode))
    .limit(1000);
  const [firstPlace] = rows;
  if (!firstPlace) return null;
  const areAllPlacesClose = rows.every(
    ({ lat, lng }) =>
      Math.abs(lat - firstPlace.lat) < maxSamePlaceDistanceDegrees &&
      Math.abs(lng - firstPlace.lng) < maxSamePlaceDistanceDegrees,
  );
  return areAllPlacesClose ? firstPlace : null;
}

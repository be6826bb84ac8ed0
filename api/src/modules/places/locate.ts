import { asc, eq, sql } from 'drizzle-orm';

import type { Executor } from '#db/database.ts';
import { places } from '#db/tables/ads.ts';

import { foldWords } from './fold-words.ts';
import type { Place } from './place.repository.ts';

/** First digits that no place in Germany has; what begins so is a slip of the pen. */
const unused = /^(?:00|05|43|62)\d{3}$/u;
/** Places of one name further apart than this (degrees) are different ones. */
const samePlaceDegrees = 0.5;

/**
 * Where a form's „PLZ“ and „Ort“ are, for the map and the radius. The table need not have every place:
 * then one near it stands in, by the digits they have in common, never one that only begins alike.
 * Five digits are Germany, there the postcode decides; four are Austria or Switzerland, which share
 * them, there the name does, as far as it is known.
 */
export async function locate(
  db: Executor,
  asked: { readonly postcode: string | null; readonly name: string | null },
): Promise<Place | null> {
  const postcode = (asked.postcode ?? '').trim().replace(/^[A-Z]{1,2}-/u, '');
  const name = foldWords(asked.name ?? '');
  if (!/^\d{4,5}$/u.test(postcode)) return name === '' ? null : onlyOneOf(db, name);
  if (unused.test(postcode)) return null;
  const exact = sql`${places.postcode} = ${postcode}`;
  const zone = sql`left(${places.postcode}, 2) = ${postcode.slice(0, 2)}`;
  const named = sql`${places.folded} = ${name}`;
  // „Kempten (Allgäu)“ is the table's „Kempten“, „Frankfurt“ its „Frankfurt am Main“.
  const alike = sql`(${named} or ${name} <> '' and
    (${places.folded} like ${`${name} %`} or ${name} like ${places.folded} || ' %'))`;
  const rank =
    postcode.length === 5
      ? sql`case when ${exact} and ${alike} then 0 when ${exact} then 1
          when ${zone} and ${named} then 2 when ${zone} then 3 when ${named} then 4 else 5 end`
      : sql`case when ${exact} and ${alike} then 0 when ${zone} and ${named} then 1
          when ${named} then 2 when ${exact} then 3 when ${zone} then 4 else 5 end`;
  const rows = await db
    .select()
    .from(places)
    .where(
      sql`length(${places.postcode}) = ${postcode.length}
        and ${places.postcode} like ${`${postcode.slice(0, 1)}%`}`,
    )
    .orderBy(
      asc(rank),
      asc(sql`abs(${places.postcode}::int - ${Number(postcode)}::int)`),
      asc(places.region),
      asc(places.name),
    )
    .limit(1);
  return rows[0] ?? null;
}

/** The place of this full name, unless there are several in different corners. */
async function onlyOneOf(db: Executor, folded: string): Promise<Place | null> {
  const rows = await db
    .select()
    .from(places)
    .where(eq(places.folded, folded))
    .orderBy(asc(places.postcode))
    .limit(1000);
  const [first] = rows;
  if (!first) return null;
  const near = rows.every(
    ({ lat, lng }) =>
      Math.abs(lat - first.lat) < samePlaceDegrees && Math.abs(lng - first.lng) < samePlaceDegrees,
  );
  return near ? first : null;
}

import { readFile } from 'node:fs/promises';

import { and, asc, eq, like, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { ulid } from 'ulid';

import type { Executor } from '#db/database.ts';
import { places } from '#db/tables/ads.ts';

import { foldWords } from './fold-words.ts';

/** A place with the coordinates of its centre. */
export interface Place {
  readonly postcode: string;
  readonly name: string;
  readonly region: string;
  readonly lat: number;
  readonly lng: number;
}

/** Parses lines of `postcode;name;region;lat;lng`. */
function parsePlaces(csv: string): Place[] {
  return csv
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [postcode = '', name = '', region = '', lat, lng] = line.split(';');
      return { postcode, name, region, lat: Number(lat), lng: Number(lng) };
    });
}

/** Reads the places of the project's own table, `places.csv`. */
export async function readBundledPlaces(): Promise<Place[]> {
  return parsePlaces(await readFile(new URL('./places.csv', import.meta.url), 'utf8'));
}

/**
 * Reads Austrian and Swiss places whose postcode {@link readBundledPlaces} returns for another
 * place.
 */
async function readSharedPostcodePlaces(): Promise<Place[]> {
  return parsePlaces(await readFile(new URL('./twin-places.csv', import.meta.url), 'utf8'));
}

/** Inserts the project's own places into an empty table. */
export async function insertBundledPlaces(db: Executor): Promise<void> {
  const existingPlaces = await db.select({ id: places.id }).from(places).limit(1);
  if (existingPlaces.length > 0) return;
  const allPlaces = [...(await readBundledPlaces()), ...(await readSharedPostcodePlaces())];
  const rows = allPlaces.map((place) => ({
    id: ulid(),
    ...place,
    folded: foldWords(place.name),
  }));
  await db.insert(places).values(rows).onConflictDoNothing();
}

/**
 * Finds the place that a visitor typed into a search box: a postcode, a postcode prefix or a name
 * prefix. Of several matches, returns the one with the shortest name. Forms use the more precise
 * `locate`.
 */
export async function findPlace(db: Executor, query: string): Promise<Place | null> {
  const [, digits, name] = /^\s*(?:[A-Z]{1,2}-)?(\d{0,5})\s*(.*)$/u.exec(query) ?? [];
  const foldedName = foldWords(name ?? '');
  if (!digits && !foldedName) return null;
  const nameCondition = foldedName ? like(places.folded, `${foldedName}%`) : undefined;
  const findFirstPlace = async (condition: SQL | undefined) => {
    const rows = await db
      .select()
      .from(places)
      .where(condition)
      .orderBy(asc(sql`length(${places.name})`), asc(places.postcode))
      .limit(1);
    return rows[0] ?? null;
  };
  if (!digits) return findFirstPlace(nameCondition);
  const exactMatch = await findFirstPlace(and(eq(places.postcode, digits), nameCondition));
  return (
    exactMatch ??
    (nameCondition ? await findFirstPlace(nameCondition) : null) ??
    findNearestPostcode(db, digits)
  );
}

/**
 * Finds the place with the numerically nearest postcode. Compares only postcodes with the same
 * first two digits.
 */
async function findNearestPostcode(db: Executor, postcode: string): Promise<Place | null> {
  const rows = await db
    .select()
    .from(places)
    .where(
      and(
        sql`length(${places.postcode}) = ${Math.max(4, postcode.length)}`,
        like(places.postcode, `${postcode.slice(0, 2)}%`),
      ),
    )
    .orderBy(
      asc(
        sql`abs(${places.postcode}::int - ${Number(postcode.padEnd(5, '0').slice(0, Math.max(4, postcode.length)))})`,
      ),
    )
    .limit(1);
  return rows[0] ?? null;
}

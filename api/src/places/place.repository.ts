import { readFile } from 'node:fs/promises';

import { sql } from 'drizzle-orm';
import { ulid } from 'ulid';

import type { Executor } from '#db/database.ts';
import { places } from '#db/tables/ads.ts';

import { foldWords } from './fold-words.ts';

/** A place with the coordinates of its centre. */
export interface Place {
  readonly postcode: string;
  readonly name: string;
  readonly region: string;
  /** Rural district; null for cities and if unknown. */
  readonly district: string | null;
  readonly lat: number;
  readonly lng: number;
}

/** Parses lines of `postcode;name;region;lat;lng;district`. */
function parsePlaces(csv: string): Place[] {
  return csv
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [postcode = '', name = '', region = '', lat, lng, district] = line.split(';');
      return {
        postcode,
        name,
        region,
        district: district || null,
        lat: Number(lat),
        lng: Number(lng),
      };
    });
}

/** Reads the places of the project's own table, `places.csv`. */
export async function readBundledPlaces(): Promise<Place[]> {
  return parsePlaces(await readFile(new URL('./places.csv', import.meta.url), 'utf8'));
}

/**
 * Reads places that differ from those of {@link readBundledPlaces} only in part: Austrian and Swiss
 * places with the same postcode, and places with the same name.
 */
async function readSimilarPlaces(): Promise<Place[]> {
  const tables = await Promise.all(
    ['./twin-places.csv', './namesake-places.csv'].map((file) =>
      readFile(new URL(file, import.meta.url), 'utf8'),
    ),
  );
  return tables.flatMap(parsePlaces);
}

const createPlaceKey = ({ postcode, name }: Pick<Place, 'postcode' | 'name'>) =>
  `${postcode} ${name}`;

/**
 * Lists the project's own places that the table lacks; none if it contains other places, which an
 * operator loaded: that table may omit places on purpose.
 */
async function listMissingPlaces(db: Executor, bundledPlaces: readonly Place[]): Promise<Place[]> {
  const { postcode, name } = places;
  const rows = await db
    .select({ postcode, name })
    .from(places)
    .limit(bundledPlaces.length + 1);
  const bundledKeys = new Set(bundledPlaces.map(createPlaceKey));
  if (rows.some((row) => !bundledKeys.has(createPlaceKey(row)))) return [];
  const storedKeys = new Set(rows.map(createPlaceKey));
  return bundledPlaces.filter((place) => !storedKeys.has(createPlaceKey(place)));
}

/** Sets the districts of bundled places that have none. They may come from an earlier release. */
async function fillDistricts(db: Executor, bundledPlaces: readonly Place[]): Promise<void> {
  const placesWithDistrict = bundledPlaces.filter(({ district }) => district !== null);
  const createColumn = (column: 'postcode' | 'name' | 'district') =>
    sql`${sql.param(placesWithDistrict.map((place) => place[column]))}::text[]`;
  await db.execute(sql`
    update ${places} set district = bundled.district
    from unnest(${createColumn('postcode')}, ${createColumn('name')}, ${createColumn('district')})
      as bundled (postcode, name, district)
    where ${places.postcode} = bundled.postcode and ${places.name} = bundled.name
      and ${places.district} is null`);
}

/** Inserts the places of {@link listMissingPlaces}, and districts that are missing. */
export async function addBundledPlaces(db: Executor): Promise<void> {
  const bundledPlaces = [...(await readBundledPlaces()), ...(await readSimilarPlaces())];
  const missingPlaces = await listMissingPlaces(db, bundledPlaces);
  if (missingPlaces.length > 0)
    await db
      .insert(places)
      .values(
        missingPlaces.map((place) => ({ id: ulid(), ...place, folded: foldWords(place.name) })),
      )
      .onConflictDoNothing();
  await fillDistricts(db, bundledPlaces);
}

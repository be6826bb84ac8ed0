import { readFile } from 'node:fs/promises';

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

/** Inserts the project's own places into an empty table. */
export async function insertBundledPlaces(db: Executor): Promise<void> {
  const existingPlaces = await db.select({ id: places.id }).from(places).limit(1);
  if (existingPlaces.length > 0) return;
  const allPlaces = [...(await readBundledPlaces()), ...(await readSimilarPlaces())];
  const rows = allPlaces.map((place) => ({
    id: ulid(),
    ...place,
    folded: foldWords(place.name),
  }));
  await db.insert(places).values(rows).onConflictDoNothing();
}

import { and, asc, eq, like, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

import type { Executor } from '#db/database.ts';
import { places } from '#db/tables/ads.ts';

import { foldWords } from './fold-words.ts';
import {
  createAbbreviationCondition,
  createLongerNameCondition,
  createNameCondition,
  createPrefixCondition,
} from './place-name-conditions.ts';
import type { Place } from './place.repository.ts';

/** What a typed place means: one place, or several places of the same name. */
export interface PlaceResolution {
  /** Null if the place is unknown or ambiguous. */
  readonly place: Place | null;
  /** The places that an ambiguous text can mean, best match first; otherwise empty. */
  readonly choices: readonly Place[];
}

/** Rows are one place for a search if they are at most this many degrees apart. */
const maxSamePlaceDistanceDegrees = 0.3;
/** Maximum number of places that are offered for one name. */
const maxChoices = 20;
/** A complete table has up to 200 postcodes of one city. */
const maxRows = 500;

const isSamePlace = (first: Place, second: Place) =>
  Math.abs(first.lat - second.lat) < maxSamePlaceDistanceDegrees &&
  Math.abs(first.lng - second.lng) < maxSamePlaceDistanceDegrees;

/**
 * Resolves a text that a visitor typed into a search box: a postcode, a name, the beginning of one,
 * or both. An unknown postcode means the place with the nearest postcode. Forms with separate
 * fields for postcode and place use `locate`.
 */
export async function resolvePlace(db: Executor, text: string): Promise<PlaceResolution> {
  const [, postcode = '', typedName = ''] =
    /^\s*(?:[A-Z]{1,2}-)?(\d{0,5})\s*(.*)$/u.exec(text) ?? [];
  const name = foldWords(typedName);
  if (postcode && name) {
    const matches = await findPlacesByName(db, name, eq(places.postcode, postcode));
    if (matches.length > 0) return toResolution(name, matches);
    const namesakes = await findPlacesByName(db, name);
    const inSameZone = namesakes.filter((place) => place.postcode.startsWith(postcode.slice(0, 2)));
    return toResolution(name, inSameZone.length > 0 ? inSameZone : namesakes);
  }
  if (postcode) {
    const matches = await findPlaces(db, eq(places.postcode, postcode));
    if (matches.length > 0) return toResolution(null, matches);
    return { place: await findNearestPostcode(db, postcode), choices: [] };
  }
  return toResolution(name, name ? await findPlacesByName(db, name) : []);
}

/**
 * Resolves a text like {@link resolvePlace}, but uses the best match if it is ambiguous. For
 * searches that nobody can be asked about.
 */
export async function resolveBestPlace(db: Executor, text: string): Promise<PlaceResolution> {
  const { place, choices } = await resolvePlace(db, text);
  return { place: place ?? choices[0] ?? null, choices: [] };
}

/** Finds places by the most exact of several conditions that matches any. */
async function findPlacesByName(db: Executor, name: string, condition?: SQL): Promise<Place[]> {
  const conditions = [
    createNameCondition(name),
    createPrefixCondition(name),
    createAbbreviationCondition(name),
    createLongerNameCondition(name),
  ];
  for (const nameCondition of conditions) {
    const matches = await findPlaces(db, and(nameCondition, condition));
    if (matches.length > 0) return matches;
  }
  return [];
}

const findPlaces = (db: Executor, condition: SQL | undefined): Promise<Place[]> =>
  db
    .select()
    .from(places)
    .where(condition)
    .orderBy(asc(sql`length(${places.name})`), asc(places.postcode))
    .limit(maxRows);

/**
 * Keeps one row of each place. A place with exactly the typed name also stands for its quarters,
 * which have longer names.
 */
function toResolution(name: string | null, matches: readonly Place[]): PlaceResolution {
  const distinctPlaces: Place[] = [];
  for (const place of matches) {
    const isKnown = distinctPlaces.some(
      (other) =>
        isSamePlace(place, other) &&
        (name === null || [foldWords(place.name), name].includes(foldWords(other.name))),
    );
    if (!isKnown) distinctPlaces.push(place);
  }
  const [firstPlace = null] = distinctPlaces;
  if (distinctPlaces.length < 2) return { place: firstPlace, choices: [] };
  const isExact = (place: Place) => Number(foldWords(place.name) === name);
  const choices = distinctPlaces.toSorted(
    (first, second) =>
      isExact(second) - isExact(first) || first.name.localeCompare(second.name, 'de'),
  );
  return { place: null, choices: choices.slice(0, maxChoices) };
}

/**
 * Finds the place with the numerically nearest postcode. Compares only postcodes with the same
 * first two digits.
 */
async function findNearestPostcode(db: Executor, postcode: string): Promise<Place | null> {
  const digits = Math.max(4, postcode.length);
  const rows = await db
    .select()
    .from(places)
    .where(
      and(
        sql`length(${places.postcode}) = ${digits}`,
        like(places.postcode, `${postcode.slice(0, 2)}%`),
      ),
    )
    .orderBy(
      asc(sql`abs(${places.postcode}::int - ${Number(postcode.padEnd(5, '0').slice(0, digits))})`),
    )
    .limit(1);
  return rows[0] ?? null;
}

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import { openTestDatabase } from '#testing/test-database.ts';

import { loadPlaces } from './load-places.ts';
import { addBundledPlaces } from './place.repository.ts';
import { resolveBestPlace, resolvePlace } from './resolve-place.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
  await addBundledPlaces(database.drizzle);
  // Cities have several postcodes and quarters, which are no reason to ask.
  const createPlace = (postcode: string, name: string, lat: number, lng: number) => {
    return { postcode, name, region: 'BE', district: null, lat, lng };
  };
  const places = [
    createPlace('13353', 'Berlin', 52.54, 13.36),
    createPlace('13585', 'Berlin Spandau', 52.54, 13.2),
    createPlace('10117', 'Mitte', 52.52, 13.39),
  ];
  await loadPlaces(database.drizzle, places, { deletesExisting: false, onProgress: () => {} });
}, 60_000);
afterAll(() => database?.end());

describe('one place', () => {
  test.each([
    ['Kempten', 'Kempten'],
    ['kempt', 'Kempten'],
    ['87435', 'Kempten'],
    ['D-87435', 'Kempten'],
    ['87435 Kempten', 'Kempten'],
    ['Kempten (Allgäu)', 'Kempten'],
    ['67433 Neustadt an der Weinstraße', 'Neustadt an der Weinstraße'],
    ['67433 Neustadt', 'Neustadt an der Weinstraße'],
    ['67434 Neustadt', 'Neustadt an der Weinstraße'],
    ['Neustadt/Weinstr.', 'Neustadt an der Weinstraße'],
    ['Neustadt Aisch', 'Neustadt an der Aisch'],
    ['Neustadt a. d. Donau', 'Neustadt an der Donau'],
    ['6020 Innsbruck', 'Innsbruck'],
    ['Berlin', 'Berlin'],
    ['10117', 'Mitte'],
    // An unknown postcode means the nearest known one of the same zone.
    ['87437', 'Kempten'],
  ])('„%s“ is %s', async (text, name) => {
    expect(await resolvePlace(database.drizzle, text)).toMatchObject({
      place: { name },
      choices: [],
    });
  });
});

describe('several places', () => {
  test.each([
    ['Frankfurt', ['Frankfurt (Oder)', 'Frankfurt am Main']],
    ['Halle', ['Halle (Saale)', 'Halle (Westf.)']],
    ['Münster', ['Münster', 'Münster (Hessen)']],
    // One postcode, two countries.
    ['6020', ['Emmenbrücke', 'Innsbruck']],
  ])('„%s“ can mean %j', async (text, names) => {
    const { place, choices } = await resolvePlace(database.drizzle, text);
    expect(place).toBeNull();
    expect(choices.map(({ name }) => name)).toEqual(names);
  });

  test('„Neustadt“ offers all places of this name', async () => {
    const { place, choices } = await resolvePlace(database.drizzle, 'Neustadt');
    expect(place).toBeNull();
    expect(choices.length).toBeGreaterThan(10);
    expect(choices.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Neustadt an der Weinstraße', 'Neustadt in Holstein']),
    );
    // A search that nobody can be asked about uses the first one.
    expect(await resolveBestPlace(database.drizzle, 'Neustadt')).toEqual({
      place: choices[0],
      choices: [],
    });
  });
});

test.each(['Nirgendheim', '00000', '', '  ', '%', '(', '12345678 Nirgendheim'])(
  '„%s“ is unknown',
  async (text) => {
    expect(await resolvePlace(database.drizzle, text)).toEqual({ place: null, choices: [] });
  },
);

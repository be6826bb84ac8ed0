import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import { places as table } from '#db/tables/ads.ts';
import { openTestDatabase } from '#testing/test-database.ts';

import { loadPlaces } from './load-places.ts';
import { addBundledPlaces, readBundledPlaces } from './place.repository.ts';
import { findPlaceError, readPlaceTable } from './read-place-table.ts';
import { resolvePlace } from './resolve-place.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let folder: string;
beforeAll(async () => {
  database = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'places-'));
  await addBundledPlaces(database.drizzle);
}, 60_000);
afterAll(async () => {
  await database?.end();
  await rm(folder, { recursive: true, force: true });
});

async function writeTestFile(text: string): Promise<string> {
  const file = join(folder, `${Math.random()}.txt`);
  await writeFile(file, text);
  return file;
}
const silentOptions = { deletesExisting: false, onProgress: () => {} };

describe('a table', () => {
  test('in the project’s format, with a header line, with any line ending', async () => {
    const file = await writeTestFile(
      '\uFEFFpostcode;name;region;lat;lng\r\n99998;Körner ;TH;51.23;10.59\r\n\r\n99998;Körner;TH;51.24;10.6;Unstrut-Hainich-Kreis \r\n',
    );
    expect(await readPlaceTable(file)).toEqual({
      places: [
        {
          postcode: '99998',
          name: 'Körner',
          region: 'TH',
          district: 'Unstrut-Hainich-Kreis',
          lat: 51.24,
          lng: 10.6,
        },
      ],
      faults: [],
    });
  });

  test('in the geonames.org format, for three countries', async () => {
    const createLine = (...parts: string[]) => parts.join('\t');
    const file = await writeTestFile(
      [
        createLine(
          'DE',
          '87435',
          'Kempten',
          'Bayern',
          'BY',
          'Schwaben',
          '097',
          'Kempten (Allgäu)',
          '09763',
          '47.7267',
          '10.3139',
          '4',
        ),
        createLine(
          'AT',
          '1010',
          'Wien',
          'Wien',
          '09',
          'Innere Stadt',
          '',
          '',
          '',
          '48.2077',
          '16.3705',
          '4',
        ),
        createLine('CH', '3000', 'Bern', 'Bern', 'BE', 'x', '', 'x', '', '46.9481', '7.4474', ''),
      ].join('\n'),
    );
    const { places, faults } = await readPlaceTable(file);
    expect(faults).toEqual([]);
    expect(places.map(({ region }) => region)).toEqual(['BY', 'AT-9', 'CH-BE']);
    expect(places.map(({ district }) => district)).toEqual([
      'Kempten (Allgäu)',
      'Innere Stadt',
      'x',
    ]);
  });

  test.each([
    [{ postcode: '8743' }, '„8743“ is no postcode'],
    [{ region: 'XX' }, '„XX“ is no region'],
    [{ name: '' }, 'fields are missing'],
    [{ name: 'x'.repeat(81) }, 'the name is too long'],
    [{ name: '<b>' }, '„<b>“ is no name'],
    [{ district: 'a\tb' }, '„a\tb“ is no district'],
    [{ lat: 0, lng: 0 }, 'the position is elsewhere'],
    [{ lat: Number.NaN }, 'the position is elsewhere'],
    [{ region: 'AT-7' }, '„87435“ is no postcode'],
  ])('%j: %s', (overrides, fault) => {
    const place = {
      postcode: '87435',
      name: 'Kempten',
      region: 'BY',
      district: null,
      lat: 47.7,
      lng: 10.3,
    };
    expect(findPlaceError(place)).toBeNull();
    expect(findPlaceError({ ...place, ...overrides })).toBe(fault);
  });

  test('reports every invalid line', async () => {
    const file = await writeTestFile(
      '87435;Kempten;BY;47.7;10.3\nkeine Ahnung\n87436;Oben;BY;7;1\n',
    );
    const { faults } = await readPlaceTable(file);
    expect(faults.map(({ line }) => line)).toEqual([2, 3]);
  });

  test('of the project itself is valid', async () => {
    expect((await readBundledPlaces()).map(findPlaceError).filter(Boolean)).toEqual([]);
  });
});

test('adds and updates places; with `deletesExisting` deletes all others', async () => {
  const db = database.drizzle;
  const countBefore = await db.$count(table);
  const manyPlaces = Array.from({ length: 1200 }, (_, index) => ({
    postcode: String(40_000 + index),
    name: `Ort ${index}`,
    region: 'NW',
    district: null,
    lat: 51,
    lng: 7,
  }));
  const reportedCounts: number[] = [];
  await loadPlaces(db, manyPlaces, {
    deletesExisting: false,
    onProgress: (writtenCount) => reportedCounts.push(writtenCount),
  });
  expect(reportedCounts).toEqual([500, 1000, 1200]);
  expect(await db.$count(table)).toBe(countBefore + 1200);
  const kempten = {
    postcode: '87435',
    name: 'Kempten',
    region: 'BY',
    district: null,
    lat: 47.75,
    lng: 10.31,
  };
  await loadPlaces(db, [kempten], silentOptions);
  expect((await resolvePlace(db, '87435 Kempten')).place).toMatchObject({ lat: 47.75 });
  expect(await db.$count(table)).toBe(countBefore + 1200);
  await loadPlaces(db, manyPlaces.slice(0, 3), { ...silentOptions, deletesExisting: true });
  expect(await db.$count(table)).toBe(3);
});

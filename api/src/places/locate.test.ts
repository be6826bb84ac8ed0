import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import { openTestDatabase } from '#testing/test-database.ts';

import { locate } from './locate.ts';
import { addBundledPlaces } from './place.repository.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
  await addBundledPlaces(database.drizzle);
}, 60_000);
afterAll(() => database?.end());

const getName = async (input: string) => {
  const [, postcode = '', name = ''] = /^(\d*)\s*(.*)$/u.exec(input) ?? [];
  const place = await locate(database.drizzle, { postcode: postcode || null, name: name || null });
  return place?.name ?? null;
};

describe('postcode and town of a form', () => {
  test.each([
    ['87435 Kempten', 'Kempten'],
    ['87435 Kempten (Allgäu)', 'Kempten'],
    ['87435', 'Kempten'],
    ['92348 Berg', 'Schwandorf'],
    ['23730 Neustadt', 'Neustadt in Holstein'],
    ['39288 Burg', 'Zerbst'],
    ['01067 Altenberg', 'Dresden'],
    ['95030 Hof', 'Hof'],
    ['13353 Berlin', 'Berlin'],
    ['81241 München', 'München'],
  ])('in Germany: %s is located at %s', async (input, place) => {
    expect(await getName(input)).toBe(place);
  });

  test.each(['35644 Hof', '80331 Hof', '80331 Berg'])(
    '%s stays in its postcode zone',
    async (input) => {
      const place = await locate(database.drizzle, {
        postcode: input.slice(0, 5),
        name: input.slice(6),
      });
      expect(place?.postcode.slice(0, 2)).toBe(input.slice(0, 2));
    },
  );

  test.each([
    ['3400 Klosterneuburg', 'Klosterneuburg'],
    ['3400 Burgdorf', 'Burgdorf'],
    ['6020 Au', 'Innsbruck'],
    ['6020 Emmenbrücke', 'Emmenbrücke'],
    ['7000 Chur', 'Chur'],
    ['7000 Eisenstadt', 'Eisenstadt'],
    ['1210 Wien', 'Wien'],
    ['3000 Irgendwo', 'Bern'],
  ])('with four digits the name decides if it is known: %s is %s', async (input, place) => {
    expect(await getName(input)).toBe(place);
  });

  test.each(['00000 Nirgendwo', '05123', '', 'Ber', '87 Kempte'])(
    '„%s“ is not found',
    async (input) => {
      expect(await getName(input)).toBeNull();
    },
  );

  test('a full name without postcode suffices if it is unique', async () => {
    expect(await getName('Zwettl')).toBe('Zwettl');
  });
});

import { afterAll, beforeEach, beforeAll, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';

import { places } from '#db/tables/ads.ts';
import { openTestDatabase } from '#testing/test-database.ts';

import { addBundledPlaces } from './place.repository.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database?.end());
beforeEach(async () => {
  await database.drizzle.delete(places);
  await addBundledPlaces(database.drizzle);
});

const readPlaces = () => database.drizzle.select().from(places).orderBy(places.id);
const operatorPlace = {
  id: 'operator',
  postcode: '99998',
  name: 'Körner',
  region: 'TH',
  lat: 51.24,
  lng: 10.6,
  folded: 'korner',
};

test('fills what an earlier release did not contain, and keeps the rest', async () => {
  const db = database.drizzle;
  const completePlaces = await readPlaces();
  expect(completePlaces.filter(({ district }) => district !== null).length).toBeGreaterThan(200);
  const namesakes = await db
    .delete(places)
    .where(sql`${places.name} like 'Neustadt%'`)
    .returning();
  expect(namesakes.length).toBeGreaterThan(3);
  await db.update(places).set({ district: null });
  await db.update(places).set({ district: 'Eigener Kreis' }).where(eq(places.name, 'Meißen'));

  await addBundledPlaces(db);

  const withoutId = ({ id: _id, ...place }: (typeof completePlaces)[number]) => place;
  const byName = (a: { name: string; postcode: string }, b: typeof a) =>
    `${a.name} ${a.postcode}`.localeCompare(`${b.name} ${b.postcode}`);
  const expectedPlaces = completePlaces
    .map(withoutId)
    .map((place) => (place.name === 'Meißen' ? { ...place, district: 'Eigener Kreis' } : place));
  expect((await readPlaces()).map(withoutId).toSorted(byName)).toEqual(
    expectedPlaces.toSorted(byName),
  );
});

test('adds no places to the table of an operator, only districts', async () => {
  const db = database.drizzle;
  const [meissen] = await db.select().from(places).where(eq(places.name, 'Meißen'));
  await db.delete(places).where(sql`${places.name} <> 'Meißen'`);
  await db.update(places).set({ district: null });
  await db.insert(places).values(operatorPlace);

  await addBundledPlaces(db);

  expect(await readPlaces()).toEqual(
    expect.arrayContaining([{ ...operatorPlace, district: null }, meissen]),
  );
  expect(await db.$count(places)).toBe(2);
});

test('changes nothing when nothing is missing', async () => {
  const db = database.drizzle;
  const readVersions = async () =>
    (await db.execute(sql`select id, xmin::text from ${places} order by id`)).rows;
  const versions = await readVersions();
  await addBundledPlaces(db);
  expect(await readVersions()).toEqual(versions);
});

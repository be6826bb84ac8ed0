import { afterAll, beforeAll, expect, test } from '@jest/globals';

import type { Database } from '#db/database.ts';
import { addDemoAds } from '#demo/demo-ads.ts';
import { openTestDatabase } from '#testing/test-database.ts';

import { expireAds } from './ad-list.repository.ts';

let database: Database & { end(): Promise<void> };
beforeAll(async () => {
  database = await openTestDatabase();
  await addDemoAds(database.drizzle);
}, 60_000);
afterAll(() => database?.end());

test('ads whose sixty days are over leave the lists, once', async () => {
  await database.pool.query(
    `UPDATE kleinanzeigen SET expires_at = now() - interval '1 minute', state = 'active' WHERE number <= 3`,
  );
  expect(await expireAds(database.drizzle)).toBe(3);
  const { rows } = await database.pool.query(
    `SELECT DISTINCT state, listed, ended_at IS NULL AS open FROM kleinanzeigen WHERE number <= 3`,
  );
  expect(rows).toEqual([{ state: 'expired', listed: false, open: false }]);
  expect(await expireAds(database.drizzle)).toBe(0);
});

import { afterAll, beforeAll, expect, test } from '@jest/globals';

import type { Database } from '#db/database.ts';
import { addDemoAds } from '#demo/demo-ads.ts';
import { openTestDatabase } from '#testing/test-database.ts';

import { expireAds } from './ad-list.repository.ts';
import { eraseExpiredRows } from '#retention/erase-expired-rows.ts';
import { findAdById } from './writing/own-ad.repository.ts';
import { publishAd } from './writing/review-ad.ts';

let database: Database & { end(): Promise<void> };
beforeAll(async () => {
  database = await openTestDatabase();
  await addDemoAds(database.drizzle);
}, 60_000);
afterAll(() => database?.end());

test('every commercial demo ad has a company and an imprint', async () => {
  const { rows } = await database.pool.query<{ all: number; named: number }>(
    `SELECT count(*)::int AS all, count(*) FILTER (WHERE u.account_type = 'trader'
       AND u.company <> '' AND u.imprint <> '')::int AS named
     FROM ads AS k LEFT JOIN users AS u ON u.id = k.user_id WHERE k.seller = 'gewerblich'`,
  );
  expect(rows[0]?.all).toBeGreaterThan(10);
  expect(rows[0]?.named).toBe(rows[0]?.all);
});

test('expires ads after sixty days, once', async () => {
  await database.pool.query(
    `UPDATE ads SET expires_at = now() - interval '1 minute', state = 'active' WHERE number <= 3`,
  );
  expect(await expireAds(database.drizzle)).toBe(3);
  const { rows } = await database.pool.query(
    `SELECT DISTINCT state, listed, ended_at IS NULL AS open FROM ads WHERE number <= 3`,
  );
  expect(rows).toEqual([{ state: 'expired', listed: false, open: false }]);
  expect(await expireAds(database.drizzle)).toBe(0);
});

test('removes the content of ads that ended long ago, except the number', async () => {
  const { pool, drizzle } = database;
  await pool.query(
    `UPDATE ads SET state = CASE number WHEN 4 THEN 'sold' ELSE 'expired' END,
       ended_at = now() - interval '215 days', guest_email = 'gast@hof.example'
     WHERE number IN (4, 5, 6)`,
  );
  await pool.query(
    `UPDATE ads SET state = 'expired', ended_at = now() - interval '200 days',
       guest_email = 'gast@hof.example' WHERE number = 7`,
  );
  // An open appeal can still restore the ad, so its content must be kept.
  await pool.query(
    `INSERT INTO moderation_cases (id, kind, subject_id, title, content, score, reasons, state, appeal)
     SELECT '01M80JZMT395VZ98ZM9PSZFPY4', 'ad', id, title, '{}', 0, '[]', 'rejected', 'open'
     FROM ads WHERE number = 6`,
  );
  await eraseExpiredRows(drizzle, 'ads');
  const { rows } = await pool.query(
    `SELECT number, title, description = '' AS empty, seller_name, guest_email, pictures::text,
       ended_at IS NOT NULL AS ended FROM ads WHERE number IN (4, 5, 6, 7) ORDER BY number`,
  );
  const endedAd = {
    title: 'Beendete Anzeige',
    empty: true,
    seller_name: '',
    guest_email: null,
    pictures: '[]',
    ended: true,
  };
  expect(rows.slice(0, 2)).toEqual([
    { number: 4, ...endedAd },
    { number: 5, ...endedAd },
  ]);
  for (const row of rows.slice(2)) {
    expect(row).toMatchObject({ empty: false, guest_email: expect.any(String) });
  }
});

test('an ad approved after its end gets new reminders', async () => {
  const { pool, drizzle } = database;
  const { rows } = await pool.query<{ id: string }>(
    `UPDATE ads SET state = 'review', reminded = 2, expires_at = now() - interval '1 day'
     WHERE number = 8 RETURNING id`,
  );
  const id = rows[0]?.id ?? '';
  await drizzle.transaction(async (tx) => {
    const ad = await findAdById(tx, id, true);
    if (ad) await publishAd(tx, ad, 'approve');
  });
  expect(await findAdById(drizzle, id)).toMatchObject({ state: 'active', reminded: 0 });
});

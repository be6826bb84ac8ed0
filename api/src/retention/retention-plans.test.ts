import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { openTestDatabase } from '#testing/test-database.ts';

import { eraseExpiredRows } from './erase-expired-rows.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database?.end());

/** Tables that have many rows in production, and the indexes that find their expired rows. */
test.each([
  ['users', 'users_unconfirmed_idx'],
  ['sessions', 'sessions_expires_idx'],
  ['throttles', 'throttles_window_idx'],
  ['ads', 'ads_uncleared_idx'],
  ['newsletter_deliveries', 'newsletter_deliveries_updated_idx'],
  ['print_subscriptions', 'print_subscriptions_ended_idx'],
  ['print_requests', 'print_requests_created_idx'],
  ['consent_records', 'consent_records_created_idx'],
  ['form_submissions', 'form_submissions_delete_idx'],
  ['idempotency_keys', 'idempotency_keys_created_idx'],
  ['tasks', 'tasks_finished_idx'],
])('expired rows of %s are found by %s', async (table, index) => {
  const { pool, drizzle, kind } = database;
  if (kind !== 'postgres') return;
  // The tables are empty, so PostgreSQL would otherwise prefer full table scans.
  await pool.query('SET enable_seqscan = off');
  const countIndexScans = async () => {
    await pool.query('SELECT pg_stat_force_next_flush()');
    const { rows } = await pool.query<{ n: number }>(
      'SELECT idx_scan::int AS n FROM pg_stat_user_indexes WHERE indexrelname = $1',
      [index],
    );
    return rows[0]?.n ?? -1;
  };
  const indexScanCountBefore = await countIndexScans();
  await eraseExpiredRows(drizzle, table);
  expect(await countIndexScans()).toBeGreaterThan(indexScanCountBefore);
});

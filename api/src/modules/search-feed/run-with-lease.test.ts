import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { openTestDatabase } from '#testing/test-database.ts';

import { takeLease } from './outbox.repository.ts';
import { runWithLease } from './run-with-lease.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database?.end());

test('runs one operation at a time, and the next one afterwards', async () => {
  const db = database.drizzle;
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  const { promise: isStarted, resolve: start } = Promise.withResolvers<void>();
  const first = runWithLease(db, 'test', async () => {
    start();
    await isReleased;
  });
  await isStarted;
  const runSecond = () => runWithLease(db, 'test', async () => undefined);
  expect(await runSecond()).toBe(false);
  release();
  expect(await first).toBe(true);
  expect(await runSecond()).toBe(true);
});

test('releases the lease after a failure', async () => {
  const db = database.drizzle;
  await expect(
    runWithLease(db, 'test', async () => Promise.reject(new Error('unavailable'))),
  ).rejects.toThrow('unavailable');
  expect(await takeLease(db, 'test', 'other')).toBe(true);
});

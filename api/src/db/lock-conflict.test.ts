import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import { toProblem } from '#problem.ts';
import { silentLogger } from '#testing/silent-log.ts';
import { createPostgresDatabase } from '#testing/test-database.ts';

import type { Database } from './database.ts';
import { openPostgres } from './open-database.ts';

const postgres = await createPostgresDatabase();
let database: Database;
beforeAll(async () => {
  if (!postgres) return;
  database = openPostgres(postgres.url, silentLogger, 3000);
  await database.pool.query('CREATE TABLE seats (id int PRIMARY KEY)');
  await database.pool.query('INSERT INTO seats VALUES (1), (2)');
});
afterAll(async () => {
  await database?.close();
  await postgres?.drop();
});

/** Returns the problem with which a request ends whose statement failed with `error`. */
const getProblem = (error: unknown) => {
  const { code, retryAfterSeconds } = toProblem(error);
  return { code, retryAfterSeconds };
};
const temporaryProblem = { code: 'upstream.unavailable', retryAfterSeconds: 1 };
const lockSeat = (id: number) => `SELECT 1 FROM seats WHERE id = ${id} FOR UPDATE`;

// The embedded database has one connection, so transactions cannot wait for each other.
(postgres ? describe : describe.skip)('a request can be repeated after', () => {
  test('a lock that is not free in time', async () => {
    const problem = await database.drizzle.transaction(async (tx) => {
      await tx.execute(lockSeat(1));
      return database.drizzle
        .transaction(async (otherTx) => {
          await otherTx.execute("SET LOCAL lock_timeout = '50ms'");
          await otherTx.execute(lockSeat(1));
        })
        .then(() => null, getProblem);
    });
    expect(problem).toEqual(temporaryProblem);
  });

  test('a deadlock', async () => {
    let openFirst = (): void => {};
    let openSecond = (): void => {};
    const firstHoldsLock = new Promise<void>((resolve) => (openFirst = resolve));
    const secondHoldsLock = new Promise<void>((resolve) => (openSecond = resolve));
    const results = await Promise.all([
      database.drizzle
        .transaction(async (tx) => {
          await tx.execute(lockSeat(1));
          openFirst();
          await secondHoldsLock;
          await tx.execute(lockSeat(2));
        })
        .then(() => null, getProblem),
      database.drizzle
        .transaction(async (tx) => {
          await tx.execute(lockSeat(2));
          openSecond();
          await firstHoldsLock;
          await tx.execute(lockSeat(1));
        })
        .then(() => null, getProblem),
    ]);
    expect(results.filter((result) => result !== null)).toEqual([temporaryProblem]);
  });
});

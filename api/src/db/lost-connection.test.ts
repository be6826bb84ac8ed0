import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Duplex } from 'node:stream';

import { openTestDatabase } from '#testing/test-database.ts';

import type { Database } from './database.ts';

let database: Database & { end(): Promise<void> };
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database?.end());

test('a connection lost between two statements of a transaction fails only that transaction', async () => {
  const { pool } = database;
  const client = await pool.connect();
  await client.query('BEGIN');
  // Closes the connection as a server restart or an idle timeout would.
  (client as unknown as { connection: { stream: Duplex } }).connection.stream.destroy();
  await expect(client.query('SELECT 1')).rejects.toThrow(/connection/iu);
  client.release(true);
  expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
});

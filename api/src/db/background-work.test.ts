import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import { silentLogger } from '#testing/silent-log.ts';
import { createPostgresDatabase } from '#testing/test-database.ts';

import { runInBackground } from './background-work.ts';
import type { Database } from './database.ts';
import { openPostgres } from './open-database.ts';

const postgres = await createPostgresDatabase();
let database: Database;
beforeAll(() => {
  if (postgres) database = openPostgres(postgres.url, silentLogger, 300);
});
afterAll(async () => {
  await database?.close();
  await postgres?.drop();
});

const readSettings = async () => {
  const { rows } = await database.pool.query<{ name: string; timeout: string }>(
    `SELECT current_setting('application_name') AS name, current_setting('statement_timeout') AS timeout`,
  );
  return rows[0];
};

// The embedded database has one connection and no limits of its own.
(postgres ? describe : describe.skip)('on PostgreSQL', () => {
  test('background work uses other connections, with a limit of 30 seconds', async () => {
    expect(await readSettings()).toEqual({ name: 'gruenland-api', timeout: '300ms' });
    expect(await runInBackground(readSettings)).toEqual({
      name: 'gruenland-tasks',
      timeout: '30s',
    });
    const settingsInTransaction = await runInBackground(() =>
      database.drizzle.transaction(async (tx) => {
        const { rows } = await tx.execute<{ name: string }>(
          `SELECT current_setting('application_name') AS name`,
        );
        return rows[0];
      }),
    );
    expect(settingsInTransaction).toEqual({ name: 'gruenland-tasks' });
  });

  test('a statement that is too slow for a request ends in the background', async () => {
    await expect(database.pool.query('SELECT pg_sleep(0.6)')).rejects.toThrow(/statement timeout/u);
    await runInBackground(() => database.pool.query('SELECT pg_sleep(0.6)'));
  });

  test('busy background connections keep no request waiting', async () => {
    const clients = await Promise.all(
      Array.from({ length: 5 }, () => runInBackground(() => database.pool.connect())),
    );
    try {
      expect(await readSettings()).toMatchObject({ name: 'gruenland-api' });
    } finally {
      for (const client of clients) client.release();
    }
  });

  test('ended work gets no further connection', async () => {
    const signal = AbortSignal.abort(new Error('over'));
    await expect(runInBackground(readSettings, signal)).rejects.toThrow(
      'background work was ended',
    );
    await expect(runInBackground(() => database.pool.connect(), signal)).rejects.toThrow('ended');
  });
});

import type { Database } from '#db/database.ts';
import { fillMarket } from '#testing/market/fill-market.ts';

import type { VolumeSize } from './volume-size.ts';
import { createVolumeStatements } from './volume-statements.ts';

/**
 * Fills a migrated database with the rows of a large publisher. Inserts them without triggers and
 * without checks of foreign keys, so the connection needs the rights of a superuser.
 *
 * @param report called with each kind of rows and the milliseconds that their insertion took
 */
export async function fillVolume(
  database: Database,
  size: VolumeSize,
  report: (title: string, durationMs: number) => void,
): Promise<void> {
  const measure = async (title: string, work: () => Promise<unknown>): Promise<void> => {
    const startedAt = performance.now();
    await work();
    report(title, performance.now() - startedAt);
  };
  await measure(`${size.liveAds} live ads, ${size.events} events, ${size.jobs} jobs`, () =>
    fillMarket(database, { ads: size.liveAds, events: size.events, jobs: size.jobs }),
  );
  const client = await database.pool.connect();
  try {
    await client.query('set statement_timeout = 0; set lock_timeout = 0');
    await client.query("set session_replication_role = 'replica'");
    for (const { title, sql, values } of createVolumeStatements(size)) {
      await measure(title, () => client.query(sql, [...values]));
    }
    // Updates the statistics of the query planner, as autovacuum would.
    await measure('statistics', () => client.query('vacuum analyze'));
  } finally {
    // Closes the connection, because its settings were changed.
    client.release(true);
  }
}

import { rm } from 'node:fs/promises';

import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';

import { openPglite } from '#db/open-database.ts';
import type { Database } from '#db/database.ts';
import { addDemoAds } from '#demo/demo-ads.ts';
import { startApiProcess } from '#testing/api-process.ts';
import { searchEnvironment, startSearchProcess } from '#testing/search-process.ts';
import type { SearchProcess } from '#testing/search-process.ts';
import { silent } from '#testing/silent-log.ts';
import { copyTemplate } from '#testing/template-database.ts';
import { testEnvironment } from '#testing/test-api.ts';
import { until } from '#testing/until.ts';

jest.setTimeout(180_000);

let search: SearchProcess;
let dataDir: string;
beforeAll(async () => {
  search = await startSearchProcess();
  dataDir = await copyTemplate();
});
afterAll(async () => {
  await search?.end();
  await rm(dataDir, { recursive: true, force: true });
});

/** Runs work on the api's own database while the api is stopped. */
async function inDatabase<Result>(work: (database: Database) => Promise<Result>): Promise<Result> {
  const database = await openPglite({ dataDir }, silent);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

const dueNotices = ({ pool }: Database) =>
  pool
    .query('SELECT count(*) AS due FROM search_outbox WHERE due_at <= now()')
    .then(({ rows }) => Number((rows as { due: unknown }[])[0]?.due));

async function titles(query: string): Promise<string[]> {
  const { hits } = await search.client
    .searchSingleIndex<{ title: string }>({
      indexName: 'gruenland_ads',
      searchParams: { query, hitsPerPage: 3 },
    })
    .catch(() => ({ hits: [] }));
  return hits.map(({ title }) => title);
}

test('a change whose process was killed before indexing is found after the next start', async () => {
  await inDatabase(({ drizzle }) => addDemoAds(drizzle));
  const environment = testEnvironment(dataDir, 'smtp://127.0.0.1:9', searchEnvironment(search));
  const first = await startApiProcess(environment);
  await until('the index', async () => (await titles('Traktor')).length > 0);
  first.child.kill('SIGKILL');
  await first.exit;

  // Committed, but the process died before it updated the search.
  await inDatabase(async (database) => {
    await database.pool.query(
      "UPDATE ads SET title = 'Lanz Bulldog D 9506' WHERE id = (SELECT id FROM ads WHERE listed LIMIT 1)",
    );
    expect(await dueNotices(database)).toBeGreaterThan(0);
  });
  const second = await startApiProcess(environment);
  const isFound = async () => (await titles('Lanz Bulldog D 9506')).includes('Lanz Bulldog D 9506');
  await until('the change', isFound);
  second.child.kill('SIGTERM');
  await second.exit;
});

import { rm } from 'node:fs/promises';

import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';

import { openPglite } from '#db/open-database.ts';
import type { Database } from '#db/database.ts';
import { addDemoAds } from '#demo/demo-ads.ts';
import { startApiProcess } from '#testing/api-process.ts';
import { createSearchEnvironment, startSearchProcess } from '#testing/search-process.ts';
import type { SearchProcess } from '#testing/search-process.ts';
import { silentLogger } from '#testing/silent-log.ts';
import { copyTemplateFolder } from '#testing/template-database.ts';
import { createTestEnvironment } from '#testing/test-api.ts';
import { waitUntil } from '#testing/wait-until.ts';

jest.setTimeout(180_000);

let search: SearchProcess;
let dataDir: string;
beforeAll(async () => {
  search = await startSearchProcess();
  dataDir = await copyTemplateFolder();
});
afterAll(async () => {
  await search?.end();
  await rm(dataDir, { recursive: true, force: true });
});

/** Runs `operation` on the api's database while the api is stopped. */
async function runWithDatabase<Result>(
  operation: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await openPglite({ dataDir }, silentLogger);
  try {
    return await operation(database);
  } finally {
    await database.close();
  }
}

const countDueEntries = ({ pool }: Database) =>
  pool
    .query('SELECT count(*) AS due FROM search_outbox WHERE due_at <= now()')
    .then(({ rows }) => Number((rows as { due: unknown }[])[0]?.due));

async function searchTitles(query: string): Promise<string[]> {
  const { hits } = await search.client
    .searchSingleIndex<{ title: string }>({
      indexName: 'gruenland_ads',
      searchParams: { query, hitsPerPage: 3 },
    })
    .catch(() => ({ hits: [] }));
  return hits.map(({ title }) => title);
}

test('a change whose process was killed before indexing is found after the next start', async () => {
  await runWithDatabase(({ drizzle }) => addDemoAds(drizzle));
  const environment = createTestEnvironment(
    dataDir,
    'smtp://127.0.0.1:9',
    createSearchEnvironment(search),
  );
  const firstApi = await startApiProcess(environment);
  await waitUntil('the index', async () => (await searchTitles('Traktor')).length > 0);
  firstApi.child.kill('SIGKILL');
  await firstApi.exitCode;

  // Commits a change while no api runs, as if a process had died before it updated the index.
  await runWithDatabase(async (database) => {
    await database.pool.query(
      "UPDATE ads SET title = 'Lanz Bulldog D 9506' WHERE id = (SELECT id FROM ads WHERE listed LIMIT 1)",
    );
    expect(await countDueEntries(database)).toBeGreaterThan(0);
  });
  const secondApi = await startApiProcess(environment);
  const isFound = async () =>
    (await searchTitles('Lanz Bulldog D 9506')).includes('Lanz Bulldog D 9506');
  await waitUntil('the change', isFound);
  secondApi.child.kill('SIGTERM');
  await secondApi.exitCode;
});

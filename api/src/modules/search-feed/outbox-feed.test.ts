import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';

import { getIndexName } from '@gruenland/shared-contracts/search/search-kinds.ts';
import type { SearchKind } from '@gruenland/shared-contracts/search/search-kinds.ts';

import { addDemoAds } from '#demo/demo-ads.ts';
import { addSampleEvents } from '#demo/events/add-sample-events.ts';
import { addSampleJobs } from '#demo/jobs/add-sample-jobs.ts';
import { createSearchEnvironment, startSearchProcess } from '#testing/search-process.ts';
import type { SearchProcess } from '#testing/search-process.ts';
import { startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';
import { waitUntil } from '#testing/wait-until.ts';

jest.setTimeout(120_000);

/** Maximum time in milliseconds until a change is searchable. */
const MAX_DELAY_MS = 2000;

let search: SearchProcess;
let api: TestApi;
beforeAll(async () => {
  search = await startSearchProcess();
  api = await startTestApi(createSearchEnvironment(search));
  const db = api.database.drizzle;
  await addDemoAds(db);
  await addSampleEvents(db);
  await addSampleJobs(db);
});
afterAll(async () => {
  await api?.end();
  await search?.end();
});

const runQuery = async (statement: string, values: unknown[] = []) =>
  (await api.database.pool.query(statement, values)).rows as Record<string, unknown>[];

async function getTitle(kind: SearchKind, objectID: string): Promise<string | null> {
  const { results } = await search.client.getObjects<{ title: string }>({
    requests: [{ indexName: getIndexName(kind), objectID }],
  });
  return results[0]?.title ?? null;
}

async function isOutboxProcessed(): Promise<boolean> {
  const [row] = await runQuery('SELECT count(*) AS due FROM search_outbox WHERE due_at <= now()');
  return Number(row?.['due']) === 0;
}

const findSomeId = async (table: string, condition = 'listed'): Promise<string> => {
  const [row] = await runQuery(`SELECT id FROM ${table} WHERE ${condition} ORDER BY id LIMIT 1`);
  return String(row?.['id']);
};

test('new, changed and removed entries are searchable correctly within two seconds', async () => {
  await waitUntil('everything told', isOutboxProcessed);
  for (const [kind, table, endingSql] of [
    ['ads', 'ads', "state = 'sold'"],
    ['jobs', 'job_postings', "state = 'filled'"],
    ['events', 'events', "state = 'rejected'"],
  ] as const) {
    const shownConditionSql = kind === 'events' ? "state = 'published'" : 'listed';
    const id = await findSomeId(table, shownConditionSql);
    await waitUntil(`${kind} in the index`, () => getTitle(kind, id));
    await runQuery(`UPDATE ${table} SET title = 'Lanz Bulldog D 9506' WHERE id = $1`, [id]);
    const isRenamed = async () => (await getTitle(kind, id)) === 'Lanz Bulldog D 9506';
    await waitUntil(`${kind} renamed`, isRenamed, MAX_DELAY_MS);
    expect(await getTitle(kind, id)).toBe('Lanz Bulldog D 9506');
    await runQuery(`UPDATE ${table} SET ${endingSql} WHERE id = $1`, [id]);
    await waitUntil(`${kind} gone`, async () => (await getTitle(kind, id)) === null, MAX_DELAY_MS);
  }
});

test('uncommitted changes are not indexed', async () => {
  const id = await findSomeId('ads');
  const client = await api.database.pool.connect();
  const titleBefore = await getTitle('ads', id);
  await client.query('BEGIN');
  await client.query("UPDATE ads SET title = 'x' WHERE id = $1", [id]);
  await client.query('ROLLBACK');
  client.release();
  expect(await isOutboxProcessed()).toBe(true);
  expect(await getTitle('ads', id)).toBe(titleBefore);
});

test('a job and an event are removed from the index when they end', async () => {
  const job = await findSomeId('job_postings', 'listed and valid_through > now()');
  const soonSql = "now() + interval '500 milliseconds'";
  await runQuery(`UPDATE job_postings SET valid_through = ${soonSql} WHERE id = $1`, [job]);
  const event = await findSomeId('events', "state = 'published'");
  await runQuery(
    `UPDATE event_occurrences SET starts_at = starts_at - interval '400 days',
       ends_at = ${soonSql} + (ends_at - starts_at) * 0 WHERE event_id = $1`,
    [event],
  );
  expect(await getTitle('jobs', job)).not.toBeNull();
  await waitUntil('job gone', async () => (await getTitle('jobs', job)) === null, 2 * MAX_DELAY_MS);
  const isOver = async () => (await getTitle('events', event)) === null;
  await waitUntil('event gone', isOver, 2 * MAX_DELAY_MS);
});

test('no document contains data of owners or submitters', async () => {
  for (const kind of ['ads', 'events', 'jobs'] as const) {
    await search.client.browseObjects({
      indexName: getIndexName(kind),
      browseParams: {},
      aggregator: ({ hits }) => {
        expect(hits.length).toBeGreaterThan(0);
        expect(JSON.stringify(hits)).not.toMatch(
          /"(?:sellerName|userId|guestEmail|ownerEmail|ownerKey|contactPerson|contact)"|@/u,
        );
      },
    });
  }
});

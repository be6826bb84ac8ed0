import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';

import { searchIndex } from '@gruenland/shared-contracts/search/search-kinds.ts';
import type { SearchKind } from '@gruenland/shared-contracts/search/search-kinds.ts';

import { addDemoAds } from '#demo/demo-ads.ts';
import { addSampleEvents } from '#demo/events/add-sample-events.ts';
import { addSampleJobs } from '#demo/jobs/add-sample-jobs.ts';
import { searchEnvironment, startSearchProcess } from '#testing/search-process.ts';
import type { SearchProcess } from '#testing/search-process.ts';
import { startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';
import { until } from '#testing/until.ts';

jest.setTimeout(120_000);

/** Maximum time in milliseconds until a change is searchable. */
const PROMPT = 2000;

let search: SearchProcess;
let api: TestApi;
beforeAll(async () => {
  search = await startSearchProcess();
  api = await startTestApi(searchEnvironment(search));
  const db = api.database.drizzle;
  await addDemoAds(db);
  await addSampleEvents(db);
  await addSampleJobs(db);
});
afterAll(async () => {
  await api?.end();
  await search?.end();
});

const query = async (statement: string, values: unknown[] = []) =>
  (await api.database.pool.query(statement, values)).rows as Record<string, unknown>[];

async function titleOf(kind: SearchKind, objectID: string): Promise<string | null> {
  const { results } = await search.client.getObjects<{ title: string }>({
    requests: [{ indexName: searchIndex(kind), objectID }],
  });
  return results[0]?.title ?? null;
}

async function isIndexed(): Promise<boolean> {
  const [row] = await query('SELECT count(*) AS due FROM search_outbox WHERE due_at <= now()');
  return Number(row?.['due']) === 0;
}

const someId = async (table: string, condition = 'listed'): Promise<string> => {
  const [row] = await query(`SELECT id FROM ${table} WHERE ${condition} ORDER BY id LIMIT 1`);
  return String(row?.['id']);
};

test('new, changed and removed entries are searchable correctly within two seconds', async () => {
  await until('everything told', isIndexed);
  for (const [kind, table, ending] of [
    ['ads', 'ads', "state = 'sold'"],
    ['jobs', 'job_postings', "state = 'filled'"],
    ['events', 'events', "state = 'rejected'"],
  ] as const) {
    const shown = kind === 'events' ? "state = 'published'" : 'listed';
    const id = await someId(table, shown);
    await until(`${kind} in the index`, () => titleOf(kind, id));
    await query(`UPDATE ${table} SET title = 'Lanz Bulldog D 9506' WHERE id = $1`, [id]);
    const isRenamed = async () => (await titleOf(kind, id)) === 'Lanz Bulldog D 9506';
    await until(`${kind} renamed`, isRenamed, PROMPT);
    expect(await titleOf(kind, id)).toBe('Lanz Bulldog D 9506');
    await query(`UPDATE ${table} SET ${ending} WHERE id = $1`, [id]);
    await until(`${kind} gone`, async () => (await titleOf(kind, id)) === null, PROMPT);
  }
});

test('uncommitted changes are not indexed', async () => {
  const id = await someId('ads');
  const client = await api.database.pool.connect();
  const before = await titleOf('ads', id);
  await client.query('BEGIN');
  await client.query("UPDATE ads SET title = 'x' WHERE id = $1", [id]);
  await client.query('ROLLBACK');
  client.release();
  expect(await isIndexed()).toBe(true);
  expect(await titleOf('ads', id)).toBe(before);
});

test('a job and an event are removed from the index when they end', async () => {
  const job = await someId('job_postings', 'listed and valid_through > now()');
  const soon = "now() + interval '500 milliseconds'";
  await query(`UPDATE job_postings SET valid_through = ${soon} WHERE id = $1`, [job]);
  const event = await someId('events', "state = 'published'");
  await query(
    `UPDATE event_occurrences SET starts_at = starts_at - interval '400 days',
       ends_at = ${soon} + (ends_at - starts_at) * 0 WHERE event_id = $1`,
    [event],
  );
  expect(await titleOf('jobs', job)).not.toBeNull();
  await until('job gone', async () => (await titleOf('jobs', job)) === null, 2 * PROMPT);
  const isOver = async () => (await titleOf('events', event)) === null;
  await until('event gone', isOver, 2 * PROMPT);
});

test('no document contains data of owners or submitters', async () => {
  for (const kind of ['ads', 'events', 'jobs'] as const) {
    await search.client.browseObjects({
      indexName: searchIndex(kind),
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

import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { addDemoAds } from '#demo/demo-ads.ts';
import { addSampleEvents } from '#demo/events/add-sample-events.ts';
import { addSampleJobs } from '#demo/jobs/add-sample-jobs.ts';
import { registerPerson, signIn } from '#testing/people.ts';
import { startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';

import { OWN_ENTRIES_PER_PAGE } from './own-entry-pages.ts';

let api: TestApi;
let cookie: string;
beforeAll(async () => {
  api = await startTestApi();
  const { drizzle, pool } = api.database;
  await addDemoAds(drizzle);
  await addSampleEvents(drizzle);
  await addSampleJobs(drizzle);
  const email = await registerPerson(api);
  for (const [table, owner] of [
    ['ads', 'user_id'],
    ['job_postings', 'user_id'],
    ['events', 'owner_id'],
  ])
    await pool.query(
      `UPDATE ${table} SET ${owner} = (SELECT id FROM users WHERE email = $1)
       WHERE id IN (SELECT id FROM ${table} ORDER BY id LIMIT $2)`,
      [email, OWN_ENTRIES_PER_PAGE + 1],
    );
  cookie = await signIn(api, email);
});
afterAll(() => api?.end());

interface OwnEntries {
  readonly pages: number;
  readonly [list: string]: unknown;
}

const readPage = async (url: string): Promise<OwnEntries> =>
  (await api.sendRequest({ url, headers: { cookie } })).json();

test.each([
  ['/api/kleinanzeigen/own', 'ads', 'number'],
  ['/api/account/jobs', 'jobs', 'id'],
  ['/api/account/events', 'events', 'id'],
])('%s has pages, so that no entry is left out', async (path, list, key) => {
  const pages = [await readPage(path), await readPage(`${path}?seite=2`)];
  const entries = pages.map((page) => page[list] as readonly Record<string, unknown>[]);
  expect(pages.map((page) => page.pages)).toEqual([2, 2]);
  expect(entries.map((page) => page.length)).toEqual([OWN_ENTRIES_PER_PAGE, 1]);
  const keys = new Set(entries.flat().map((entry) => entry[key]));
  expect(keys.size).toBe(OWN_ENTRIES_PER_PAGE + 1);
  expect(await readPage(`${path}?seite=nichts`)).toEqual(pages[0]);
  expect((await readPage(`${path}?seite=3`))[list]).toEqual([]);
});

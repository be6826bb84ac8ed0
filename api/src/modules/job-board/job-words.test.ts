import { afterAll, beforeAll, expect, test } from '@jest/globals';

import type { JobList } from '@gruenland/shared-contracts/api/job-board.ts';

import { addSampleJobs } from '#demo/jobs/add-sample-jobs.ts';
import { startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';
import { fillMissingLexemes } from '#word-search/fill-lexemes.ts';

import { jobLexemeTable } from './job-words.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  await addSampleJobs(api.database.drizzle);
});
afterAll(() => api?.end());

async function findJobs(words: string, filters = ''): Promise<JobList> {
  const answer = await api.sendRequest({
    url: `/api/jobs?q=${encodeURIComponent(words)}${filters}`,
  });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}
const listTitles = ({ jobs }: JobList) => jobs.map(({ title }) => title);

test('an occupation is found by compounds, synonyms, both genders and despite a typo', async () => {
  const driverTitles = listTitles(await findJobs('Schlepper fahren'));
  expect(driverTitles.join()).toMatch(/Schlepper fahren/u);
  for (const words of ['Traktorfahrer', 'Traktorfahrerin', 'Schlepperfahrerinnen']) {
    expect(listTitles(await findJobs(words))).toEqual(expect.arrayContaining(driverTitles));
  }
  const misspelt = await findJobs('Schleper fahren');
  expect(misspelt.understood?.suggestion).toBe('Schlepper fahren');
  expect(listTitles(misspelt)).toEqual(expect.arrayContaining(driverTitles));
});

test('a field of work is found by its name, together with other filters', async () => {
  const { total } = await findJobs('', '&bereich=gefluegel');
  const poultryJobs = await findJobs('Geflügel');
  expect(poultryJobs.total).toBeGreaterThanOrEqual(total);
  const fullTimePoultryJobs = await findJobs('Geflügel', '&anstellung=vollzeit');
  expect(fullTimePoultryJobs.total).toBeLessThanOrEqual(poultryJobs.total);
  expect((await findJobs('Geflügel', '&bereich=wein')).total).toBeLessThan(poultryJobs.total);
});

test('lexemes that another writer made stale are filled', async () => {
  await api.database.pool.query(
    `UPDATE job_postings SET title = 'Zwirbelmeister', words = to_tsvector('simple', 'zwirbelmeister') WHERE number = 2`,
  );
  expect((await findJobs('Zwirbelmeister')).total).toBe(0);
  await fillMissingLexemes(api.database.drizzle, jobLexemeTable);
  expect(listTitles(await findJobs('Zwirbelmeister'))).toEqual(['Zwirbelmeister']);
});

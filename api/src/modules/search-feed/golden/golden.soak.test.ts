import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { algoliasearch, type Algoliasearch } from 'algoliasearch';

import { SEARCH_KINDS, getIndexName } from '@gruenland/shared-contracts/search/search-kinds.ts';
import type { SearchKind } from '@gruenland/shared-contracts/search/search-kinds.ts';

import {
  getSearchHosts,
  createSearchEnvironment,
  startSearchProcess,
} from '#testing/search-process.ts';
import type { SearchProcess } from '#testing/search-process.ts';
import { startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';
import { waitUntil } from '#testing/wait-until.ts';

import { measureRelevance } from '../relevance/measure-relevance.ts';
import { createRunQueries, readDocuments } from '../relevance/read-documents.ts';
import { readNeeds } from '../relevance/read-needs.ts';
import { findMissedLimits } from '../relevance/relevance-means.ts';
import { splitNeeds } from '../relevance/split-needs.ts';

import { readGoldenQueries } from './golden-queries.ts';

jest.setTimeout(120_000);

/**
 * The expected hit must be among this many top hits, for at least `MIN_FOUND_SHARE` of the queries.
 */
const TOP_HIT_COUNT = 5;
const MIN_FOUND_SHARE = 0.95;

let search: SearchProcess;
let api: TestApi;
let client: Algoliasearch;

const countDocuments = async (kind: SearchKind): Promise<number> => {
  const pendingSearch = client.searchSingleIndex({ indexName: getIndexName(kind) });
  return pendingSearch.then(
    ({ nbHits = 0 }) => nbHits,
    () => 0,
  );
};

// Indexes the seeded site: its Storyblok stories and the demo data.
beforeAll(async () => {
  search = await startSearchProcess();
  client = algoliasearch('embedded', 'embedded-search', { hosts: getSearchHosts(search.url) });
  api = await startTestApi({ ...createSearchEnvironment(search), DEMO_DATA: 'on' });
  for (const kind of SEARCH_KINDS) {
    await waitUntil(
      `${kind} in the index`,
      async () => (await countDocuments(kind)) > TOP_HIT_COUNT,
    );
  }
});
afterAll(async () => {
  await api?.end();
  await search?.end();
});

async function getTitles(kind: SearchKind, query: string): Promise<readonly string[]> {
  const { hits } = await client.searchSingleIndex<{ title: string }>({
    indexName: getIndexName(kind),
    searchParams: { query, hitsPerPage: TOP_HIT_COUNT },
  });
  return hits.map(({ title }) => title);
}

test('95 of 100 typical queries find the expected hit among the first five', async () => {
  const queries = readGoldenQueries();
  expect(queries.length).toBeGreaterThanOrEqual(200);
  const missedQueries: string[] = [];
  for (const { kind, title, query } of queries) {
    const titles = await getTitles(kind, query);
    if (titles.some((foundTitle) => foundTitle.startsWith(title))) continue;
    missedQueries.push(`${query} → ${title}, found ${titles.join(' / ') || '-'}`);
  }
  const foundShare = 1 - missedQueries.length / queries.length;
  if (process.env['GOLDEN_MISSED'])
    process.stdout.write(`${foundShare} of ${queries.length}\n${missedQueries.join('\n')}\n`);
  expect(foundShare >= MIN_FOUND_SHARE ? [] : missedQueries).toEqual([]);
});

test('relevance of both halves of the judged queries stays within the limits', async () => {
  const adminClient = search.client;
  const documents = await readDocuments(adminClient);
  const halves = splitNeeds(readNeeds());
  const runQueries = createRunQueries(adminClient);
  for (const needs of [halves.open, halves.hidden]) {
    const scores = await measureRelevance(needs, documents, runQueries);
    expect(scores.length).toBeGreaterThanOrEqual(300);
    expect(findMissedLimits(scores)).toEqual([]);
  }
});

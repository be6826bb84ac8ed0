import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { testIndexName, startSeededSearch } from '#search/test/seeded-search.ts';
import type { RunningSearch } from '#search/test/start-search.ts';

let service: RunningSearch;

beforeAll(async () => {
  service = await startSeededSearch();
});
afterAll(() => service.close());

/**
 * Requests all browse pages. Returns one text for each page, with the ids of its hits. Each request
 * after the first contains only the cursor of the previous response.
 */
async function browsePages(indexName: string, browseParams: object): Promise<string[]> {
  const idsByPage: string[] = [];
  let pageParams: object = browseParams;
  for (;;) {
    const { hits, cursor } = await service.client.browse({ indexName, browseParams: pageParams });
    idsByPage.push(hits.map(({ objectID }) => objectID).join(' '));
    if (cursor === undefined) return idsByPage;
    pageParams = { cursor };
  }
}

test('browses documents by the custom ranking, page by page', async () => {
  expect(await browsePages(testIndexName, { hitsPerPage: 3 })).toEqual(['d b c', 'a']);
  expect(await browsePages(testIndexName, { hitsPerPage: 1, query: 'traktor' })).toEqual([
    'b',
    'c',
  ]);
  expect(await browsePages('anzeigen_preis', { hitsPerPage: 2 })).toEqual(['d c', 'b a']);
});

test('ignores parameters that browsing does not support', async () => {
  // The following queries use excluded words, other word forms, optional filters, distinct and
  // strict typo tolerance.
  expect(
    await browsePages(testIndexName, { query: 'traktor -fendt', advancedSyntax: true }),
  ).toEqual(['b']);
  const exactParams = { typoTolerance: false, decompoundQuery: false };
  expect(
    await browsePages(testIndexName, { ...exactParams, query: 'traktoren', ignorePlurals: true }),
  ).toEqual(['']);
  expect(await browsePages(testIndexName, { optionalFilters: ['brand:Claas'] })).toEqual([
    'd b c a',
  ]);
  expect(await browsePages(testIndexName, { distinct: 1 })).toEqual(['d b c a']);
  expect(await browsePages(testIndexName, { query: 'traktro', typoTolerance: 'strict' })).toEqual([
    'b c',
  ]);
});

test('continues after the previous page even if its last document was deleted', async () => {
  const { client } = service;
  const firstPage = await client.browse({
    indexName: testIndexName,
    browseParams: { hitsPerPage: 2 },
  });
  expect(firstPage.hits.map(({ objectID }) => objectID)).toEqual(['d', 'b']);
  const { taskID } = await client.deleteObject({ indexName: testIndexName, objectID: 'b' });
  await client.waitForTask({ indexName: testIndexName, taskID });
  const browseParams = { cursor: firstPage.cursor! };
  const nextPage = await client.browse({ indexName: testIndexName, browseParams });
  expect(nextPage.hits.map(({ objectID }) => objectID)).toEqual(['c', 'a']);
});

test('a cursor can contain the longest filter', async () => {
  const filters = Array.from({ length: 1900 }, (_, at) => `NOT brand:"gibt es nicht ${at}"`);
  const idsByPage = await browsePages(testIndexName, {
    hitsPerPage: 2,
    filters: filters.join(' AND '),
  });
  expect(idsByPage.join(' ').split(' ')).toHaveLength(3);
});

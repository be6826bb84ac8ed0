import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { index, startSeededSearch } from '#search/test/seeded-search.ts';
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
  const found: string[] = [];
  let pageParams: object = browseParams;
  for (;;) {
    const { hits, cursor } = await service.client.browse({ indexName, browseParams: pageParams });
    found.push(hits.map(({ objectID }) => objectID).join(' '));
    if (cursor === undefined) return found;
    pageParams = { cursor };
  }
}

test('browses documents by the custom ranking, page by page', async () => {
  expect(await browsePages(index, { hitsPerPage: 3 })).toEqual(['d b c', 'a']);
  expect(await browsePages(index, { hitsPerPage: 1, query: 'traktor' })).toEqual(['b', 'c']);
  expect(await browsePages('anzeigen_preis', { hitsPerPage: 2 })).toEqual(['d c', 'b a']);
});

test('ignores parameters that browsing does not support', async () => {
  // The following queries use excluded words, other word forms, optional filters, distinct and
  // strict typo tolerance.
  expect(await browsePages(index, { query: 'traktor -fendt', advancedSyntax: true })).toEqual([
    'b',
  ]);
  const exactParams = { typoTolerance: false, decompoundQuery: false };
  expect(
    await browsePages(index, { ...exactParams, query: 'traktoren', ignorePlurals: true }),
  ).toEqual(['']);
  expect(await browsePages(index, { optionalFilters: ['brand:Claas'] })).toEqual(['d b c a']);
  expect(await browsePages(index, { distinct: 1 })).toEqual(['d b c a']);
  expect(await browsePages(index, { query: 'traktro', typoTolerance: 'strict' })).toEqual(['b c']);
});

test('continues after the previous page even if its last document was deleted', async () => {
  const { client } = service;
  const first = await client.browse({ indexName: index, browseParams: { hitsPerPage: 2 } });
  expect(first.hits.map(({ objectID }) => objectID)).toEqual(['d', 'b']);
  const { taskID } = await client.deleteObject({ indexName: index, objectID: 'b' });
  await client.waitForTask({ indexName: index, taskID });
  const browseParams = { cursor: first.cursor! };
  const next = await client.browse({ indexName: index, browseParams });
  expect(next.hits.map(({ objectID }) => objectID)).toEqual(['c', 'a']);
});

test('a cursor can contain the longest filter', async () => {
  const filters = Array.from({ length: 1900 }, (_, at) => `NOT brand:"gibt es nicht ${at}"`);
  const found = await browsePages(index, { hitsPerPage: 2, filters: filters.join(' AND ') });
  expect(found.join(' ').split(' ')).toHaveLength(3);
});

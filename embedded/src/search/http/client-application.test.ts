import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { waitFor } from '#test/wait-for.ts';
import {
  createSearchHelpers,
  testIndexName,
  startSeededSearch,
} from '#search/test/seeded-search.ts';
import { APPLICATION_ID, SEARCH_KEY, type RunningSearch } from '#search/test/start-search.ts';

let service: RunningSearch;

beforeAll(async () => {
  service = await startSeededSearch();
});
afterAll(() => service.close());

const { searchIds } = createSearchHelpers(() => service);

type Dictionary = 'stopwords' | 'plurals' | 'compounds';

async function addDictionaryEntry(dictionaryName: Dictionary, body: object): Promise<void> {
  const { client } = service;
  const { taskID } = await client.batchDictionaryEntries({
    dictionaryName,
    batchDictionaryEntriesParams: {
      clearExistingDictionaryEntries: true,
      requests: [{ action: 'addEntry', body: { objectID: 'e', language: 'de', ...body } as never }],
    },
  });
  await client.waitForAppTask({ taskID });
}

test('uses dictionary words in searches, also after a restart', async () => {
  expect(await searchIds({ query: 'bitte Fendt', removeStopWords: ['de'] })).toEqual([]);
  await addDictionaryEntry('stopwords', { word: 'bitte' });
  expect(await searchIds({ query: 'bitte Fendt', removeStopWords: ['de'] })).toEqual(['b']);
  expect(await searchIds({ query: 'bitte Fendt', removeStopWords: ['fr'] })).toEqual([]);

  expect(await searchIds({ query: 'Zugmaschinerl', ignorePlurals: ['de'] })).toEqual([]);
  await addDictionaryEntry('plurals', { words: ['Zugmaschinerl', 'Traktor'] });
  expect(await searchIds({ query: 'Zugmaschinerl', ignorePlurals: ['de'] })).toEqual(['b', 'c']);

  await addDictionaryEntry('compounds', {
    word: 'Fendtladerich',
    decomposition: ['Fendt', 'Frontlader'],
  });
  expect(await searchIds({ query: 'Fendtladerich' })).toEqual(['b']);
  service = await service.restart();
  expect(await searchIds({ query: 'Fendtladerich' })).toEqual(['b']);
  expect(await service.client.getDictionaryLanguages()).toMatchObject({
    de: { compounds: { nbCustomEntries: 1 }, plurals: { nbCustomEntries: 1 } },
  });
  const { hits } = await service.client.searchDictionaryEntries({
    dictionaryName: 'compounds',
    searchDictionaryEntriesParams: { query: 'frontlader', language: 'de' },
  });
  expect(hits).toMatchObject([{ objectID: 'e', state: 'enabled', type: 'custom' }]);
  expect((await service.client.listIndices()).items.map(({ name }) => name)).toEqual(
    expect.not.arrayContaining([expect.stringContaining('dictionaries')]),
  );
});

test('disables the built-in words of a language', async () => {
  const { client } = service;
  expect(await searchIds({ query: 'der Fendt', removeStopWords: ['de'] })).toEqual(['b']);
  const { taskID } = await client.setDictionarySettings({
    disableStandardEntries: { stopwords: { de: true } },
  });
  await client.waitForAppTask({ taskID });
  expect(await searchIds({ query: 'der Fendt', removeStopWords: ['de'] })).toEqual([]);
  expect((await client.getDictionarySettings()).disableStandardEntries.stopwords).toEqual({
    de: true,
  });
});

test.each([
  ['stopwords', { word: 5 }],
  ['plurals', { words: 'Kuh' }],
  ['compounds', { decomposition: 'Melkstand' }],
  ['woerter', { word: 'Kuh' }],
] as const)('dictionary %s rejects %j', async (dictionary, body) => {
  await expect(addDictionaryEntry(dictionary as Dictionary, body)).rejects.toMatchObject({
    status: 400,
  });
});

test.each(['stopwords', 'plurals', 'compounds'] as const)(
  'dictionary %s accepts an entry without words, which has no effect',
  async (dictionary) => {
    await addDictionaryEntry(dictionary, {});
    expect(await searchIds({ query: 'Fendt' })).toEqual(['b']);
    expect(await service.client.getDictionaryLanguages()).toMatchObject({
      de: { [dictionary]: { nbCustomEntries: 1 } },
    });
  },
);

test('lists the built-in stop words', async () => {
  const search = async (query: string, language: 'de' | 'fr') =>
    service.client.searchDictionaryEntries({
      dictionaryName: 'stopwords',
      searchDictionaryEntriesParams: { query, language },
    });
  expect((await search('für', 'de')).hits).toMatchObject([{ word: 'für', type: 'standard' }]);
  expect((await search('Traktor', 'de')).hits).toEqual([]);
  expect((await search('für', 'fr')).hits).toEqual([]);
});

test('rejects requests from other networks once sources are defined', async () => {
  const { client } = service;
  await client.replaceSources({ source: [{ source: '10.0.0.0/8' }] });
  await expect(client.listIndices()).rejects.toMatchObject({ status: 403 });
  await expect(client.getSources()).rejects.toMatchObject({ status: 403 });
  service = await service.restartWithoutApplicationFile();
  expect(await service.client.getSources()).toEqual([]);
  const append = service.client.appendSource({ source: '300.1.1.1/40' });
  await expect(append).rejects.toMatchObject({ status: 400 });
});

test('logs requests without the caller and the search words', async () => {
  const { client } = service;
  await client.searchSingleIndex({ indexName: testIndexName, searchParams: { query: 'geheim' } });
  await expect(client.searchSingleIndex({ indexName: 'fehlt' })).rejects.toThrow('does not exist');
  const logs = async (params: object) => (await client.getLogs(params)).logs;
  // Waits, because the server writes the log entry after it has sent the response.
  await waitFor(async () => (await logs({ indexName: 'fehlt' })).length > 0);
  expect((await logs({ type: 'error', indexName: 'fehlt' }))[0]).toMatchObject({
    method: 'POST',
    answer_code: '404',
    url: '/1/indexes/fehlt/query',
    query_body: '',
    ip: '',
  });
  expect((await logs({ type: 'query', indexName: testIndexName })).length).toBeGreaterThan(0);
  expect((await logs({ length: 1 })).length).toBe(1);
  const logText = JSON.stringify(await logs({ length: 1000 }));
  expect(logText).not.toMatch(/geheim|127\.0\.0\.1|admin-key/u);
});

async function getRecommendedIds(request: object): Promise<string[]> {
  const response = await fetch(`${service.origin}/1/indexes/*/recommendations`, {
    method: 'POST',
    headers: { 'x-algolia-application-id': APPLICATION_ID, 'x-algolia-api-key': SEARCH_KEY },
    body: JSON.stringify({ requests: [{ indexName: testIndexName, threshold: 0, ...request }] }),
  });
  const { results } = (await response.json()) as { results: { hits: { objectID: string }[] }[] };
  return results[0]?.hits.map(({ objectID }) => objectID) ?? [];
}

const recommendCall = { model: 'looking-similar', objectID: 'b' };

test('recommendations respect their parameters and are filled up by a search', async () => {
  expect(await getRecommendedIds(recommendCall)).toEqual(['c']);
  expect(
    await getRecommendedIds({
      ...recommendCall,
      queryParameters: { filters: 'NOT brand:"John Deere"' },
    }),
  ).toEqual([]);
  expect(
    await getRecommendedIds({ ...recommendCall, fallbackParameters: { query: 'Heu' } }),
  ).toEqual(['c', 'd']);
  const limitedCall = {
    ...recommendCall,
    maxRecommendations: 1,
    fallbackParameters: { query: 'Heu' },
  };
  expect(await getRecommendedIds(limitedCall)).toEqual(['c']);
  const price = { queryParameters: { filters: 'price < 100' }, fallbackParameters: {} };
  expect(await getRecommendedIds({ ...recommendCall, ...price })).toEqual(['d']);
});

test('recommendations have the fields of a search', async () => {
  const recommendClient = service.client.initRecommend({
    options: {
      hosts: [{ url: new URL(service.origin).host, protocol: 'http', accept: 'readWrite' }],
    },
  });
  const { results } = await recommendClient.getRecommendations({
    requests: [
      { indexName: testIndexName, threshold: 0, model: 'looking-similar', objectID: 'b' },
      { indexName: testIndexName, threshold: 0, model: 'trending-facets', facetName: 'brand' },
    ],
  });
  const fields = {
    index: testIndexName,
    exhaustiveNbHits: true,
    exhaustive: { nbHits: true, typo: true, facetsCount: true },
  };
  expect(results).toMatchObject([fields, fields]);
  expect(results[0]?.hits[0]).toMatchObject({
    objectID: 'c',
    _highlightResult: {
      title: { value: 'Traktor John Deere 6120M', matchLevel: 'none', matchedWords: [] },
    },
  });
});

test('rules hide, promote and filter recommendations', async () => {
  const { client } = service;
  const recommendClient = client.initRecommend({
    options: {
      hosts: [{ url: new URL(service.origin).host, protocol: 'http', accept: 'readWrite' }],
    },
  });
  const put = async (rule: object) => {
    const { taskID } = await recommendClient.batchRecommendRules({
      indexName: testIndexName,
      model: 'related-products',
      recommendRule: [{ objectID: 'r', ...rule }],
    });
    await client.waitForTask({ indexName: testIndexName, taskID });
  };
  const relatedRequest = { ...recommendCall, model: 'related-products' };
  await put({ consequence: { hide: [{ objectID: 'c' }] } });
  expect(await getRecommendedIds(relatedRequest)).toEqual([]);
  await put({ consequence: { promote: [{ objectID: 'd', position: 0 }] } });
  expect(await getRecommendedIds(relatedRequest)).toEqual(['d', 'c']);
  await put({ consequence: { params: { automaticFacetFilters: [{ facet: 'brand' }] } } });
  expect(await getRecommendedIds(relatedRequest)).toEqual([]);
  await put({ condition: { context: 'hof' }, consequence: { hide: [{ objectID: 'c' }] } });
  expect(await getRecommendedIds(relatedRequest)).toEqual(['c']);
  expect(
    await getRecommendedIds({ ...relatedRequest, queryParameters: { ruleContexts: ['hof'] } }),
  ).toEqual([]);
  await put({ enabled: false, consequence: { hide: [{ objectID: 'c' }] } });
  expect(await getRecommendedIds(relatedRequest)).toEqual(['c']);
  const filters = put({ consequence: { params: { filters: '(' } } });
  await expect(filters).rejects.toMatchObject({ status: 400 });
});

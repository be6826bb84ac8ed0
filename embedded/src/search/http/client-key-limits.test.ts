import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { QueryRateLimit } from '#search/keys/query-limit.ts';
import { testIndexName, startSeededSearch } from '#search/test/seeded-search.ts';
import { APPLICATION_ID, type RunningSearch } from '#search/test/start-search.ts';

let service: RunningSearch;

beforeAll(async () => {
  service = await startSeededSearch();
});
afterAll(() => service.close());

const createLimitedKey = async (limits: object): Promise<string> =>
  (await service.client.addApiKey({ acl: ['search', 'browse'], ...limits })).key;

async function sendQuery(key: string, body: object = {}, headers: object = {}) {
  const response = await fetch(`${service.origin}/1/indexes/${testIndexName}/query`, {
    method: 'POST',
    headers: { 'x-algolia-application-id': APPLICATION_ID, 'x-algolia-api-key': key, ...headers },
    body: JSON.stringify(body),
  });
  const json = (await response.json()) as { hits?: { objectID: string }[]; message?: string };
  return { status: response.status, ids: json.hits?.map(({ objectID }) => objectID), ...json };
}

test('maxHitsPerQuery: limits pages, offsets and browsing', async () => {
  const key = await createLimitedKey({ maxHitsPerQuery: 2 });
  expect((await sendQuery(key)).hits).toHaveLength(2);
  expect((await sendQuery(key, { hitsPerPage: 100 })).hits).toHaveLength(2);
  expect((await sendQuery(key, { hitsPerPage: 1 })).hits).toHaveLength(1);
  expect((await sendQuery(key, { offset: 0, length: 50 })).hits).toHaveLength(2);
  expect((await sendQuery(key, { offset: 0 })).hits).toHaveLength(2);
  expect((await sendQuery(key, { offset: 3 })).hits).toHaveLength(1);
  const browsedPage = await service.createClient(key).browse({ indexName: testIndexName });
  expect(browsedPage.hits).toHaveLength(2);
});

test('maxQueriesPerIPPerHour: answers 429 with retry-after above the limit', async () => {
  const key = await createLimitedKey({ maxQueriesPerIPPerHour: 2 });
  expect([(await sendQuery(key)).status, (await sendQuery(key)).status]).toEqual([200, 200]);
  expect(await sendQuery(key)).toMatchObject({ status: 429, message: 'Too many requests' });
  // Creates a secured key. Requests with this key are counted by its user token.
  const createUserKey = (userToken: string) =>
    service.createSecuredKey({ parentApiKey: key, restrictions: { userToken } });
  expect((await sendQuery(createUserKey('anna'))).status).toBe(200);
  expect((await sendQuery(createUserKey('anna'))).status).toBe(200);
  expect((await sendQuery(createUserKey('anna'))).status).toBe(429);
  expect((await sendQuery(createUserKey('bert'))).status).toBe(200);
});

test('resets the count of a key after an hour', () => {
  let now = 0;
  const limit = new QueryRateLimit(() => now);
  const key = { value: 'k', maxQueriesPerIPPerHour: 1 } as never;
  limit.count(key, 'a');
  expect(() => limit.count(key, 'a')).toThrow('Too many requests');
  now = 3_600_000;
  expect(() => limit.count(key, 'a')).not.toThrow();
});

test('validity: a key expires together with its secured keys', async () => {
  const key = await createLimitedKey({ validity: 1 });
  const securedKey = service.createSecuredKey({
    parentApiKey: key,
    restrictions: { filters: 'year > 0' },
  });
  expect([(await sendQuery(key)).status, (await sendQuery(securedKey)).status]).toEqual([200, 200]);
  const end = Date.now() + 1000;
  while (Date.now() <= end) await sendQuery(key);
  expect([(await sendQuery(key)).status, (await sendQuery(securedKey)).status]).toEqual([403, 403]);
});

test('referers: requires an allowed page', async () => {
  const key = await createLimitedKey({
    referers: ['https://gruenland.example/*', '*hof.example/'],
  });
  const getStatusForReferer = async (referer?: string) =>
    (await sendQuery(key, {}, referer === undefined ? {} : { referer })).status;
  expect(await getStatusForReferer('https://gruenland.example/suche?q=a')).toBe(200);
  expect(await getStatusForReferer('https://www.hof.example/')).toBe(200);
  expect(await getStatusForReferer('https://fremd.example/')).toBe(403);
  expect(await getStatusForReferer()).toBe(403);
});

test('indexes: supports wildcards at both ends for every call with an index', async () => {
  const key = await createLimitedKey({ indexes: ['*_preis'] });
  const client = service.createClient(key);
  expect((await client.searchSingleIndex({ indexName: 'anzeigen_preis' })).nbHits).toBe(4);
  const disallowedCalls = [
    client.searchSingleIndex({ indexName: testIndexName }),
    client.search({ requests: [{ indexName: 'anzeigen_preis' }, { indexName: testIndexName }] }),
    client.getObjects({ requests: [{ indexName: testIndexName, objectID: 'a' }] }),
    client.getObject({ indexName: testIndexName, objectID: 'a' }),
    client.browse({ indexName: testIndexName }),
    client.searchForFacetValues({ indexName: testIndexName, facetName: 'brand' }),
  ];
  for (const call of disallowedCalls) await expect(call).rejects.toMatchObject({ status: 403 });
});

test('queryParameters: override those of the request; filters are combined', async () => {
  const key = await createLimitedKey({ queryParameters: 'filters=price>100&hitsPerPage=1' });
  expect((await sendQuery(key, { hitsPerPage: 20, filters: 'brand:Fendt' })).ids).toEqual(['b']);
  expect((await sendQuery(key, { filters: 'price < 100' })).ids).toEqual([]);
  const restrictions = { filters: 'brand:Claas', typoTolerance: 'false' };
  const securedKey = service.createSecuredKey({ parentApiKey: key, restrictions });
  expect((await sendQuery(securedKey)).ids).toEqual(['a']);
  expect((await sendQuery(securedKey, { filters: 'brand:Fendt' })).ids).toEqual([]);
  expect((await sendQuery(securedKey, { query: 'Claaas', typoTolerance: true })).ids).toEqual([]);
});

test('filters of a key apply to searches, not to objects that are read by their id', async () => {
  // Algolia documents `filters` of secured keys as "filters that apply to every search".
  const client = service.createClient(
    service.createSecuredKey({
      parentApiKey: await createLimitedKey({}),
      restrictions: { filters: 'brand:Claas' },
    }),
  );
  const { hits } = await client.browse({ indexName: testIndexName });
  expect(hits.map(({ objectID }) => objectID)).toEqual(['a']);
  const searchCall = { indexName: testIndexName, searchParams: { query: 'Traktor' } };
  expect((await client.searchSingleIndex(searchCall)).nbHits).toBe(0);
  expect(await client.getObject({ indexName: testIndexName, objectID: 'b' })).toMatchObject({
    objectID: 'b',
  });
});

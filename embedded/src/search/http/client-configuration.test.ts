import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  createSearchHelpers,
  testIndexName,
  startSeededSearch,
} from '#search/test/seeded-search.ts';
import {
  ADMIN_KEY,
  APPLICATION_ID,
  SEARCH_KEY,
  type RunningSearch,
} from '#search/test/start-search.ts';

let service: RunningSearch;

beforeAll(async () => {
  service = await startSeededSearch();
});
afterAll(() => service.close());

const { waitForTask, searchIds } = createSearchHelpers(() => service);

test('synonyms are saved, found and applied', async () => {
  const { client } = service;
  const synonymHit = {
    objectID: 'traktor',
    type: 'synonym' as const,
    synonyms: ['Traktor', 'Schlepper', 'Trecker'],
  };
  await waitForTask(
    (
      await client.saveSynonyms({
        indexName: testIndexName,
        synonymHit: [synonymHit],
        replaceExistingSynonyms: true,
      })
    ).taskID,
  );
  expect(await searchIds({ query: 'Schlepper' })).toEqual(['b', 'c']);
  expect(await searchIds({ query: 'Schlepper', synonyms: false })).toEqual([]);
  expect(
    (
      await client.searchSynonyms({
        indexName: testIndexName,
        searchSynonymsParams: { query: 'trecker' },
      })
    ).hits,
  ).toEqual([synonymHit]);
  expect(await client.getSynonym({ indexName: testIndexName, objectID: 'traktor' })).toEqual(
    synonymHit,
  );
  await waitForTask(
    (await client.deleteSynonym({ indexName: testIndexName, objectID: 'traktor' })).taskID,
  );
  await expect(
    client.getSynonym({ indexName: testIndexName, objectID: 'traktor' }),
  ).rejects.toMatchObject({
    status: 404,
  });
  await waitForTask((await client.clearSynonyms({ indexName: testIndexName })).taskID);
});

test.each([
  ['words that are not a list', { type: 'synonym', synonyms: 5 }],
  ['a word that is not text', { type: 'synonym', synonyms: ['a', 5] }],
  ['nothing to replace', { type: 'placeholder', placeholder: '<x>' }],
  ['an unknown type', { type: 'freund', synonyms: ['a'] }],
])('rejects a synonym with %s', async (_what, synonym) => {
  const saveResponse = service.client.saveSynonym({
    indexName: testIndexName,
    objectID: 's',
    synonymHit: { objectID: 's', ...synonym } as never,
  });
  await expect(saveResponse).rejects.toMatchObject({ status: 400 });
});

test("accepts a key for the caller's network and rejects one for another network", async () => {
  const searchFromSources = (restrictSources: string) =>
    service
      .createClient(
        service.createSecuredKey({ parentApiKey: SEARCH_KEY, restrictions: { restrictSources } }),
      )
      .searchSingleIndex({ indexName: testIndexName });
  expect((await searchFromSources('127.0.0.0/8')).nbHits).toBeGreaterThan(0);
  expect((await searchFromSources('127.0.0.1')).nbHits).toBeGreaterThan(0);
  await expect(searchFromSources('10.0.0.0/8')).rejects.toMatchObject({ status: 403 });
});

test('lists the indices that the key allows', async () => {
  const { client, createClient: clientFor } = service;
  const { key } = await client.addApiKey({ acl: ['listIndexes'], indexes: ['nur-*'] });
  expect((await clientFor(key).listIndices()).items).toEqual([]);
  expect((await client.listIndices()).items.length).toBeGreaterThan(0);
  await client.deleteApiKey({ key });
});

test('returns no related documents for a deleted document', async () => {
  const response = await fetch(`${service.origin}/1/indexes/*/recommendations`, {
    method: 'POST',
    headers: { 'x-algolia-application-id': APPLICATION_ID, 'x-algolia-api-key': SEARCH_KEY },
    body: JSON.stringify({
      requests: [
        {
          indexName: testIndexName,
          model: 'looking-similar',
          objectID: 'gibt-es-nicht',
          threshold: 0,
        },
      ],
    }),
  });
  expect(await response.json()).toMatchObject({ results: [{ hits: [], nbHits: 0 }] });
});

test('creates, restricts and derives keys, and rejects invalid ones', async () => {
  const { client, createClient: clientFor } = service;
  const { key } = await client.addApiKey({
    acl: ['search'],
    indexes: ['anzeigen*'],
    description: 'x',
  });
  await client.waitForApiKey({ operation: 'add', key });
  expect(await client.getApiKey({ key })).toMatchObject({ acl: ['search'], value: key });
  const restrictedClient = clientFor(key);
  const searchCall = { indexName: testIndexName, searchParams: { query: 'traktor' } };
  expect((await restrictedClient.searchSingleIndex(searchCall)).nbHits).toBe(2);
  await expect(restrictedClient.searchSingleIndex({ indexName: 'ersetzt' })).rejects.toMatchObject({
    status: 403,
  });
  await expect(restrictedClient.clearObjects({ indexName: testIndexName })).rejects.toMatchObject({
    status: 403,
    message: 'Method not allowed with this API key',
  });

  const securedKey = service.createSecuredKey({
    parentApiKey: key,
    restrictions: {
      filters: 'brand:Fendt',
      validUntil: Math.floor(Date.now() / 1000) + 60,
      restrictIndices: [testIndexName],
    },
  });
  expect(
    (await clientFor(securedKey).searchSingleIndex(searchCall)).hits.map(
      ({ objectID }) => objectID,
    ),
  ).toEqual(['b']);
  expect(
    (
      await clientFor(securedKey).searchSingleIndex({
        indexName: testIndexName,
        searchParams: { filters: 'brand:Claas OR brand:Fendt' },
      })
    ).nbHits,
  ).toBe(1);
  await expect(
    clientFor(securedKey).searchSingleIndex({ indexName: 'anzeigen_preis' }),
  ).rejects.toMatchObject({ status: 403 });
  const expiredKey = service.createSecuredKey({
    parentApiKey: key,
    restrictions: { validUntil: 1 },
  });
  const adminDerivedKey = service.createSecuredKey({
    parentApiKey: ADMIN_KEY,
    restrictions: { filters: 'brand:Fendt' },
  });
  const text = Buffer.from(securedKey, 'base64').toString('utf8');
  const forgedKey = Buffer.from(text.replace('Fendt', 'Claas')).toString('base64');
  for (const bad of [adminDerivedKey, expiredKey, forgedKey, 'unbekannt', `${key}x`]) {
    await expect(clientFor(bad).searchSingleIndex(searchCall)).rejects.toMatchObject({
      status: 403,
      message: 'Invalid Application-ID or API key',
    });
  }
  await client.updateApiKey({ key, apiKey: { acl: ['search', 'browse'] } });
  await client.waitForApiKey({ operation: 'update', key, apiKey: { acl: ['search', 'browse'] } });
  await client.deleteApiKey({ key });
  await client.waitForApiKey({ operation: 'delete', key });
  await expect(restrictedClient.searchSingleIndex(searchCall)).rejects.toMatchObject({
    status: 403,
  });
  await client.restoreApiKey({ key });
  expect((await restrictedClient.searchSingleIndex(searchCall)).nbHits).toBe(2);
  expect((await client.listApiKeys()).keys).toHaveLength(1);
});

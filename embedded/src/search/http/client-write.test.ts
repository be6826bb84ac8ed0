import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  createSearchHelpers,
  testIndexName,
  startSeededSearch,
} from '#search/test/seeded-search.ts';
import { type RunningSearch } from '#search/test/start-search.ts';

let service: RunningSearch;

beforeAll(async () => {
  service = await startSeededSearch();
});
afterAll(() => service.close());

const { waitForTask } = createSearchHelpers(() => service);

test('reads, partially updates and deletes objects, also by filter', async () => {
  const { client } = service;
  const name = 'objekte';
  const saveResponse = await client.saveObject({ indexName: name, body: { n: 1 } });
  await waitForTask(saveResponse.taskID, name);
  await waitForTask(
    (
      await client.addOrUpdateObject({
        indexName: name,
        objectID: 'p',
        body: { n: 2, list: ['x'] },
      })
    ).taskID!,
    name,
  );
  await client.partialUpdateObjects({
    indexName: name,
    objects: [
      {
        objectID: 'p',
        n: { _operation: 'Increment', value: 5 },
        list: { _operation: 'AddUnique', value: 'x' },
      },
      { objectID: 'neu', n: 0 },
    ],
    createIfNotExists: false,
    waitForTasks: true,
  });
  expect(await client.getObject({ indexName: name, objectID: 'p' })).toEqual({
    objectID: 'p',
    n: 7,
    list: ['x'],
  });
  const { results } = await client.getObjects({
    requests: [
      { indexName: name, objectID: 'p', attributesToRetrieve: ['n'] },
      { indexName: name, objectID: 'neu' },
    ],
  });
  expect(results).toEqual([{ objectID: 'p', n: 7 }, null]);
  await expect(client.getObject({ indexName: name, objectID: 'neu' })).rejects.toMatchObject({
    status: 404,
    message: 'ObjectID does not exist',
  });
  await waitForTask(
    (
      await client.partialUpdateObject({
        indexName: name,
        objectID: 'q',
        attributesToUpdate: { n: 9 },
      })
    ).taskID!,
    name,
  );
  await waitForTask(
    (await client.deleteBy({ indexName: name, deleteByParams: { numericFilters: ['n>8'] } }))
      .taskID,
    name,
  );
  await waitForTask(
    (await client.deleteObject({ indexName: name, objectID: saveResponse.objectID! })).taskID,
    name,
  );
  const multiBatchResponse = await client.multipleBatch({
    requests: [
      { action: 'addObject', indexName: name, body: { objectID: 'm' } },
      { action: 'deleteObject', indexName: name, body: { objectID: 'p' } },
    ],
  });
  for (const [other, taskID] of Object.entries(multiBatchResponse.taskID))
    await waitForTask(taskID, other);
  const remainingResponse = await client.searchSingleIndex({ indexName: name });
  expect(remainingResponse.hits.map(({ objectID }) => objectID)).toEqual(['m']);
  await waitForTask((await client.clearObjects({ indexName: name })).taskID, name);
  expect((await client.searchSingleIndex({ indexName: name })).nbHits).toBe(0);
  await waitForTask((await client.deleteIndex({ indexName: name })).taskID, name);
  expect(await client.indexExists({ indexName: name })).toBe(false);
  await expect(client.searchSingleIndex({ indexName: name })).rejects.toMatchObject({
    status: 404,
    message: `Index ${name} does not exist`,
  });
});

test.each([
  ['filters', { filters: 'n:"' }],
  ['facetFilters', { facetFilters: ['ohne Doppelpunkt'] }],
  ['numericFilters', { numericFilters: ['n > viele'] }],
  ['an unknown parameter', { filters: 'n:1', farbe: 'rot' }],
  ['a query alone', { query: 'Traktor' }],
])('rejects deleting by invalid %s immediately', async (_what, deleteByParams) => {
  const deletion = service.client.deleteBy({
    indexName: testIndexName,
    deleteByParams: deleteByParams as never,
  });
  await expect(deletion).rejects.toMatchObject({ status: 400 });
  expect((await service.client.searchSingleIndex({ indexName: testIndexName })).nbHits).toBe(4);
});

test('replacing all objects leaves no gap and keeps settings, rules, synonyms and replicas', async () => {
  const { client } = service;
  const name = 'ersetzt';
  await waitForTask(
    (
      await client.setSettings({
        indexName: name,
        indexSettings: { searchableAttributes: ['t'], replicas: ['ersetzt_z'] },
      })
    ).taskID,
    name,
  );
  await waitForTask(
    (
      await client.saveSynonym({
        indexName: name,
        objectID: 's',
        synonymHit: { objectID: 's', type: 'synonym', synonyms: ['rad', 'reifen'] },
      })
    ).taskID,
    name,
  );
  await client.saveObjects({
    indexName: name,
    objects: [{ objectID: '1', t: 'Reifen' }],
    waitForTasks: true,
  });
  const watchState = { isActive: true };
  const counts = new Set<number>();
  const watchPromise = (async () => {
    while (watchState.isActive)
      counts.add(
        (await client.searchSingleIndex({ indexName: name, searchParams: { query: 'rad' } }))
          .nbHits ?? -1,
      );
  })();
  await client.replaceAllObjects({
    indexName: name,
    objects: Array.from({ length: 50 }, (_, at) => ({ objectID: `n${at}`, t: `Reifen ${at}` })),
    batchSize: 20,
  });
  watchState.isActive = false;
  await watchPromise;
  counts.add(
    (await client.searchSingleIndex({ indexName: name, searchParams: { query: 'rad' } })).nbHits ??
      -1,
  );
  expect([...counts].toSorted((a, b) => a - b)).toEqual([1, 50]);
  expect((await client.searchSingleIndex({ indexName: 'ersetzt_z' })).nbHits).toBe(50);
  expect(await client.getSettings({ indexName: name })).toMatchObject({
    searchableAttributes: ['t'],
    replicas: ['ersetzt_z'],
    hitsPerPage: 20,
  });
  const { items } = await client.listIndices();
  expect(items.map((item) => item.name)).not.toContainEqual(expect.stringContaining('_tmp_'));
  expect(items.find((item) => item.name === name)).toMatchObject({ entries: 50 });
});

test('relevant sort leaves out less relevant hits', async () => {
  await waitForTask(
    (
      await service.client.setSettings({
        indexName: 'anzeigen_billig',
        indexSettings: { customRanking: ['asc(price)'], relevancyStrictness: 50 },
      })
    ).taskID,
  );
  const response = await service.client.searchSingleIndex({
    indexName: 'anzeigen_billig',
    searchParams: { query: 'traktor' },
  });
  expect(response).toMatchObject({ nbSortedHits: 2, appliedRelevancyStrictness: 50 });
  expect(response.hits[0]?.objectID).toBe('c');
});

test('keeps everything across a restart', async () => {
  const { key } = await service.client.addApiKey({ acl: ['search'] });
  const responseBefore = await service.client.searchSingleIndex({
    indexName: testIndexName,
    searchParams: { query: 'traktor' },
  });
  service = await service.restart();
  const responseAfter = await service.client.searchSingleIndex({
    indexName: testIndexName,
    searchParams: { query: 'traktor' },
  });
  expect(responseAfter.hits).toEqual(responseBefore.hits);
  expect((await service.client.listApiKeys()).keys).toMatchObject([{ value: key }]);
  expect(
    (await service.client.searchSingleIndex({ indexName: 'anzeigen_preis' })).hits[0]?.objectID,
  ).toBe('d');
});

import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startSearch, type RunningSearch } from '#search/test/start-search.ts';

let service: RunningSearch;

beforeAll(async () => {
  service = await startSearch();
});
afterAll(() => service.close());

const waitUntilDone = async (name: string, task: Promise<{ taskID: number }>) => {
  const { taskID } = await task;
  await service.client.waitForTask({ indexName: name, taskID });
};
const setIndexSettings = (name: string, indexSettings: object) =>
  waitUntilDone(name, service.client.setSettings({ indexName: name, indexSettings }));
const saveRecords = (name: string, ...ids: readonly string[]) => {
  const objects = ids.map((objectID) => ({ objectID, title: objectID }));
  return service.client.saveObjects({ indexName: name, objects, waitForTasks: true });
};
const getIds = async (name: string) => {
  const { hits } = await service.client.searchSingleIndex({ indexName: name });
  return hits.map(({ objectID }) => objectID).toSorted();
};
const getPrimary = async (name: string) => {
  const { items } = await service.client.listIndices();
  return items.find((item) => item.name === name)?.primary;
};

/** Creates a primary index with two replicas and one document. */
async function createReplicaFamily(name: string): Promise<readonly [string, string]> {
  const replicas = [`${name}_a`, `${name}_b`] as const;
  await setIndexSettings(name, { replicas: [replicas[0], `virtual(${replicas[1]})`] });
  await saveRecords(name, 'eins');
  return replicas;
}

test('makes the replicas of a deleted index independent', async () => {
  const replicas = await createReplicaFamily('weg');
  await waitUntilDone('weg', service.client.deleteIndex({ indexName: 'weg' }));
  expect(await service.client.indexExists({ indexName: 'weg' })).toBe(false);
  for (const name of replicas) {
    expect([await getIds(name), await getPrimary(name)]).toEqual([['eins'], undefined]);
  }
  await saveRecords(replicas[0], 'zwei');
  expect(await getIds(replicas[0])).toEqual(['eins', 'zwei']);
  expect(await getIds(replicas[1])).toEqual(['eins']);
  service = await service.restart();
  expect(await getIds(replicas[0])).toEqual(['eins', 'zwei']);
  expect(await getIds(replicas[1])).toEqual(['eins']);
});

test('makes a removed replica independent and keeps the others', async () => {
  const [unlinkedReplica, linkedReplica] = await createReplicaFamily('stamm');
  await setIndexSettings('stamm', { replicas: [`virtual(${linkedReplica})`] });
  await saveRecords('stamm', 'zwei');
  expect(await getIds(unlinkedReplica)).toEqual(['eins']);
  expect(await getIds(linkedReplica)).toEqual(['eins', 'zwei']);
  expect([await getPrimary(unlinkedReplica), await getPrimary(linkedReplica)]).toEqual([
    undefined,
    'stamm',
  ]);
});

test('an empty text unlinks all replicas and creates no index', async () => {
  const replicas = await createReplicaFamily('leer');
  await setIndexSettings('leer', { replicas: [''] });
  const { items } = await service.client.listIndices();
  expect(items.map(({ name }) => name)).not.toContain('');
  for (const name of replicas) expect(await getPrimary(name)).toBeUndefined();
  await expect(setIndexSettings('leer', { replicas: ['x'.repeat(300)] })).rejects.toMatchObject({
    status: 400,
  });
});

test('rejects every way of deleting a linked replica', async () => {
  const { client } = service;
  const [replica] = await createReplicaFamily('fest');
  const batch = (indexName: string) =>
    client.batch({
      indexName,
      batchWriteParams: { requests: [{ action: 'delete', body: {} }] },
    });
  await expect(client.deleteIndex({ indexName: replica })).rejects.toMatchObject({ status: 400 });
  await expect(batch(replica)).rejects.toMatchObject({ status: 400 });
  const deletionByFilter = client.deleteBy({
    indexName: replica,
    deleteByParams: { filters: 'a:b' },
  });
  await expect(deletionByFilter).rejects.toMatchObject({ status: 400 });
  expect(await getIds(replica)).toEqual(['eins']);
  // Unlinks a replica and deletes it while the task that unlinks it may still be pending.
  await client.setSettings({ indexName: 'fest', indexSettings: { replicas: [] } });
  await waitUntilDone(replica, client.deleteIndex({ indexName: replica }));
  expect(await client.indexExists({ indexName: replica })).toBe(false);
});

test('the action "delete" deletes the index, "clear" only its content', async () => {
  const { client } = service;
  await saveRecords('ganz', 'eins');
  const runBatchAction = (action: 'delete' | 'clear') =>
    waitUntilDone(
      'ganz',
      client.batch({ indexName: 'ganz', batchWriteParams: { requests: [{ action, body: {} }] } }),
    );
  await runBatchAction('clear');
  expect(await getIds('ganz')).toEqual([]);
  await runBatchAction('delete');
  expect(await client.indexExists({ indexName: 'ganz' })).toBe(false);
});

import { mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { readStoredLatest } from '#publish/stored-release.ts';
import { pruneReleases } from '#publish/prune-releases.ts';
import { FolderStore } from '#store/folder-store.ts';
import { StoreHarness } from '#testing/build-on-disk.ts';
import { makeKeys } from '#testing/release-factory.ts';

const DAY_MS = 24 * 3_600_000;
let folder: string;
let store: FolderStore;
let harness: StoreHarness;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'prune-'));
  store = new FolderStore(join(folder, 'releases'));
  harness = new StoreHarness(store, makeKeys(), folder);
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

/** Prunes the releases with the clock set `days` ahead. Returns the ids of the removed releases. */
async function pruneAfter(days: number, rules = { keepDays: 7, keepCount: 0 }): Promise<string[]> {
  const removedIds = await pruneReleases(store, 'mf-test', {
    ...rules,
    now: Date.now() + days * DAY_MS,
  });
  return removedIds.toSorted();
}

async function listPresentReleases(): Promise<string[]> {
  return (await store.listFolders('mf-test/builds')).filter((name) => name.length === 2);
}

test('removes old releases with documents, signatures and maps; keeps live release, canary and rollback target', async () => {
  for (const id of ['aa', 'bb', 'cc', 'dd']) await harness.release(id);
  for (const id of ['ee', 'ff']) await harness.upload(id);
  await harness.flip({ kind: 'canary', id: 'dd', canary: { id: 'ff', share: 5 } });
  expect(await pruneAfter(100, { keepDays: 0, keepCount: 0 })).toEqual(['aa', 'bb', 'ee']);
  expect(await listPresentReleases()).toEqual(['cc', 'dd', 'ff']);
  expect(await store.listFolders('maps/mf-test')).toEqual(['cc', 'dd', 'ff']);
  const metaFiles = await store.list('mf-test/builds/meta');
  expect(metaFiles.map((path) => path.slice(-11))).not.toContain('aa.sig.json');
  expect((await readStoredLatest(store, 'mf-test'))?.latest.id).toBe('dd');
});

test('keeps releases that were live within 48 hours, whatever the rules', async () => {
  for (const id of ['aa', 'bb', 'cc', 'dd']) await harness.release(id);
  expect(await pruneAfter(1.9, { keepDays: 0, keepCount: 0 })).toEqual([]);
  expect(await pruneAfter(2.1, { keepDays: 0, keepCount: 0 })).toEqual(['aa', 'bb']);
});

test('keeps a stopped canary for 48 hours', async () => {
  await harness.release('aa');
  await harness.upload('bb');
  await harness.flip({ kind: 'canary', id: 'aa', canary: { id: 'bb', share: 5 } });
  await harness.flip({ kind: 'stop', id: 'aa' });
  expect(await pruneAfter(1.9, { keepDays: 0, keepCount: 0 })).toEqual([]);
  expect(await pruneAfter(2.1, { keepDays: 0, keepCount: 0 })).toEqual(['bb']);
});

test('keeps releases of a withdrawn remote for the last days only', async () => {
  for (const id of ['aa', 'bb', 'cc']) await harness.release(id);
  await harness.flip({ kind: 'withdraw', id: 'cc' });
  expect(await pruneAfter(6, { keepDays: 7, keepCount: 10 })).toEqual([]);
  expect(await pruneAfter(8, { keepDays: 7, keepCount: 10 })).toEqual(['aa', 'bb', 'cc']);
  expect((await readStoredLatest(store, 'mf-test'))?.latest.withdrawn).toBe(true);
});

test('keeps the newest releases and those of the last days', async () => {
  for (const id of ['aa', 'bb', 'cc', 'dd', 'ee']) await harness.release(id);
  expect(await pruneAfter(100, { keepDays: 0, keepCount: 4 })).toEqual(['aa']);
  expect(await pruneAfter(6)).toEqual([]);
  expect(await pruneAfter(8)).toEqual(['bb', 'cc']);
});

test('removes files of an interrupted upload after a day, but no history or documents', async () => {
  await harness.release('aa');
  await store.write('mf-test/builds/bb/web/part.js', Buffer.from('1'));
  await store.write('maps/mf-test/bb/part.js.map', Buffer.from('{}'));
  await pruneAfter(0.5);
  expect(await listPresentReleases()).toEqual(['aa', 'bb']);
  const draft = join(folder, 'releases/mf-test/builds/bb/web/x.js.draft-1-2');
  await new FolderStore(join(folder, 'releases/mf-test/builds/bb/web')).write(
    'x.js.draft-1-2',
    Buffer.from(''),
  );
  await utimes(draft, new Date(), new Date());
  await pruneAfter(1.1);
  expect(await listPresentReleases()).toEqual(['aa']);
  expect(await store.listFolders('maps/mf-test')).toEqual(['aa']);
  expect(await store.list('mf-test/builds/flips')).toHaveLength(1);
});

test('does nothing for a remote that was never released', async () => {
  expect(await pruneAfter(100)).toEqual([]);
});

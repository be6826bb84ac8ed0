import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { FolderStore } from '#store/folder-store.ts';
import type { ReleaseStore } from '#store/release-store.ts';
import { forEachConcurrently, StoreConflictError } from '#store/release-store.ts';
import { S3Store } from '#store/s3-store.ts';
import type { S3Server } from '#testing/s3-server.ts';
import { startS3 } from '#testing/s3-server.ts';

/** Tests the contract of a release store; every implementation must pass the same tests. */

let folder: string;
let server: S3Server;
let round = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stores-'));
  server = await startS3(join(folder, 's3'));
});

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const STORE_KINDS: readonly [string, () => ReleaseStore][] = [
  ['a folder', () => new FolderStore(join(folder, `folder-${round}`))],
  ['a bucket', () => new S3Store({ ...server.address, prefix: `round-${round}` })],
  ['a bucket without prefix', () => new S3Store({ ...server.address, prefix: '' })],
  [
    'a bucket with conditional writes',
    () => new S3Store(server.getStrictAddress(`round-${round}`)),
  ],
];

describe.each(STORE_KINDS)('%s', (_kind, openStore) => {
  let store: ReleaseStore;

  beforeEach(async () => {
    round += 1;
    store = openStore();
    await forEachConcurrently(await store.list('mf-x'), async (path) => await store.remove([path]));
  });

  test('reads written files and lists them in order', async () => {
    await store.write('mf-x/builds/b.js', Buffer.from('b'));
    await store.write('mf-x/builds/a.js', Buffer.from([0, 255, 13, 10]));
    await store.write('mf-xy/c.js', Buffer.from('c'));
    expect(await store.read('mf-x/builds/a.js')).toEqual(Buffer.from([0, 255, 13, 10]));
    expect(await store.list('mf-x')).toEqual(['mf-x/builds/a.js', 'mf-x/builds/b.js']);
    expect(await store.exists('mf-x/builds/a.js')).toBe(true);
    expect(await store.listFolders('mf-x')).toEqual(['builds']);
    expect(await store.listFolders('')).toEqual(expect.arrayContaining(['mf-x', 'mf-xy']));
  });

  test('returns null, false or an empty list for missing paths', async () => {
    expect(await store.read('mf-x/none')).toBeNull();
    expect(await store.exists('mf-x/none')).toBe(false);
    expect(await store.readChangeTime('mf-x/none')).toBeNull();
    expect(await store.list('mf-x/none')).toEqual([]);
    expect(await store.listFolders('mf-x/none')).toEqual([]);
  });

  test('replaces a file and updates its time', async () => {
    const timeBefore = Date.now();
    await store.write('mf-x/a.js', Buffer.from('1'));
    await store.write('mf-x/a.js', Buffer.from('22'));
    expect(`${await store.read('mf-x/a.js')}`).toBe('22');
    const changeTime = (await store.readChangeTime('mf-x/a.js')) ?? 0;
    expect(Math.abs(changeTime - timeBefore)).toBeLessThan(5_000);
  });

  test('removes existing files and ignores missing ones', async () => {
    await store.write('mf-x/deep/down/a.js', Buffer.from('1'));
    await store.write('mf-x/b.js', Buffer.from('1'));
    await store.remove(['mf-x/deep/down/a.js', 'mf-x/none.js']);
    expect(await store.list('mf-x')).toEqual(['mf-x/b.js']);
    expect(await store.listFolders('mf-x')).toEqual([]);
  });

  test('writes atomically only when the expected content matches', async () => {
    const path = 'mf-x/latest.json';
    await store.writeAtomic(path, Buffer.from('1'), null);
    await store.writeAtomic(path, Buffer.from('2'), Buffer.from('1'));
    const writeWithoutExpectation = store.writeAtomic(path, Buffer.from('3'), null);
    await expect(writeWithoutExpectation).rejects.toThrow(StoreConflictError);
    const conflictingWrite = store.writeAtomic(path, Buffer.from('3'), Buffer.from('1'));
    await expect(conflictingWrite).rejects.toThrow(StoreConflictError);
    expect(`${await store.read(path)}`).toBe('2');
  });

  test('lets exactly one of several concurrent writers succeed', async () => {
    const writers = Array.from({ length: 4 }, (_, index) =>
      store.writeAtomic('mf-x/latest.json', Buffer.from(String(index)), null),
    );
    const outcomes = await Promise.allSettled(writers);
    const winnerIndex = outcomes.findIndex(({ status }) => status === 'fulfilled');
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(`${await store.read('mf-x/latest.json')}`).toBe(String(winnerIndex));
    expect(await store.list('mf-x')).toEqual(['mf-x/latest.json']);
  });

  test.each(['../x', 'a/../../x', '/etc/passwd', 'a//b', './a', ''])(
    'rejects the path "%s"',
    async (path) => {
      await expect(store.read(path)).rejects.toThrow('Not a path of the release store');
      await expect(store.write(path, Buffer.from(''))).rejects.toThrow('Not a path');
    },
  );
});

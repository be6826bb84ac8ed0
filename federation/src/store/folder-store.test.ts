import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { FolderStore } from '#store/folder-store.ts';
import { StoreError } from '#store/release-store.ts';

let folder: string;
let store: FolderStore;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'store-'));
  store = new FolderStore(folder);
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

test('takes over the lock of a dead process', async () => {
  const lockPath = join(folder, 'latest.json.lock');
  await writeFile(lockPath, '');
  const oldTime = new Date(Date.now() - 60_000);
  await utimes(lockPath, oldTime, oldTime);
  await store.writeAtomic('latest.json', Buffer.from('1'), null);
  expect((await store.read('latest.json'))?.toString()).toBe('1');
});

test('does not list leftovers of an interrupted write', async () => {
  await store.write('mf-x/a.js', Buffer.from('1'));
  await writeFile(join(folder, 'mf-x/a.js.draft-0000-1111'), 'half');
  await writeFile(join(folder, 'mf-x/b.json.lock'), '');
  expect(await store.list('mf-x')).toEqual(['mf-x/a.js']);
});

test('readers see complete files only during a replacement', async () => {
  const versions = [0, 1].map((fill) => Buffer.alloc(200_000, fill));
  await store.write('mf-x/big', versions[0] ?? Buffer.alloc(0));
  const write = (async () => {
    for (let round = 1; round < 8; round += 1) {
      await store.write('mf-x/big', versions[round % 2] ?? Buffer.alloc(0));
    }
  })();
  for (let round = 0; round < 20; round += 1) {
    const content = await store.read('mf-x/big');
    expect(versions.some((version) => content?.equals(version))).toBe(true);
  }
  await write;
});

test('reports a folder that cannot be written, with the reason', async () => {
  await writeFile(join(folder, 'file'), '');
  const brokenStore = new FolderStore(join(folder, 'file/below'));
  await expect(brokenStore.write('a', Buffer.from('1'))).rejects.toThrow(StoreError);
  await expect(brokenStore.writeAtomic('a', Buffer.from('1'), null)).rejects.toThrow(
    `The release folder ${join(folder, 'file/below')} cannot be written: something on its path`,
  );
  expect(await brokenStore.read('a')).toBeNull();
});

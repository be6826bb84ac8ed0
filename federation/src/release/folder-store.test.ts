import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { FolderStore } from '#release/folder-store.ts';
import { StoreConflictError } from '#release/release-store.ts';

let folder: string;
let store: FolderStore;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'store-'));
  store = new FolderStore(folder);
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

test('reads what was written and lists it in order', async () => {
  await store.write('mf-x/builds/b.js', Buffer.from('b'));
  await store.write('mf-x/builds/a.js', Buffer.from('a'));
  expect((await store.read('mf-x/builds/a.js'))?.toString()).toBe('a');
  expect(await store.list('mf-x')).toEqual(['mf-x/builds/a.js', 'mf-x/builds/b.js']);
  expect(await store.exists('mf-x/builds/a.js')).toBe(true);
});

test('says that there is nothing where there is nothing', async () => {
  expect(await store.read('mf-x/none')).toBeNull();
  expect(await store.exists('mf-x/none')).toBe(false);
  expect(await store.list('mf-x')).toEqual([]);
});

test('an atomic write needs the content it expects', async () => {
  await store.writeAtomic('latest.json', Buffer.from('1'), null);
  await store.writeAtomic('latest.json', Buffer.from('2'), Buffer.from('1'));
  await expect(store.writeAtomic('latest.json', Buffer.from('3'), null)).rejects.toThrow(
    StoreConflictError,
  );
  expect((await store.read('latest.json'))?.toString()).toBe('2');
});

test('of many writers with the same expectation exactly one wins', async () => {
  const writers = Array.from({ length: 8 }, (_, index) =>
    store.writeAtomic('mf-x/latest.json', Buffer.from(String(index)), null),
  );
  const outcomes = await Promise.allSettled(writers);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await store.list('mf-x')).toEqual(['mf-x/latest.json']);
});

test('a lock left behind by a dead process is taken over', async () => {
  const lock = join(folder, 'latest.json.lock');
  await writeFile(lock, '');
  const old = new Date(Date.now() - 60_000);
  await utimes(lock, old, old);
  await store.writeAtomic('latest.json', Buffer.from('1'), null);
  expect((await store.read('latest.json'))?.toString()).toBe('1');
});

test.each(['../x', 'a/../../x', '/etc/passwd', 'a//b', './a', ''])(
  'a path like "%s" does not leave the folder',
  async (path) => {
    await expect(store.read(path)).rejects.toThrow('Not a path of the release store');
  },
);

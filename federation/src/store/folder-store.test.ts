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

test('a lock left behind by a dead process is taken over', async () => {
  const lock = join(folder, 'latest.json.lock');
  await writeFile(lock, '');
  const old = new Date(Date.now() - 60_000);
  await utimes(lock, old, old);
  await store.writeAtomic('latest.json', Buffer.from('1'), null);
  expect((await store.read('latest.json'))?.toString()).toBe('1');
});

test('what a write left that was cut off is listed nowhere', async () => {
  await store.write('mf-x/a.js', Buffer.from('1'));
  await writeFile(join(folder, 'mf-x/a.js.draft-0000-1111'), 'half');
  await writeFile(join(folder, 'mf-x/b.json.lock'), '');
  expect(await store.list('mf-x')).toEqual(['mf-x/a.js']);
});

test('readers meet whole files only while one is replaced', async () => {
  const versions = [0, 1].map((fill) => Buffer.alloc(200_000, fill));
  await store.write('mf-x/big', versions[0] ?? Buffer.alloc(0));
  const write = (async () => {
    for (let turn = 1; turn < 8; turn += 1) {
      await store.write('mf-x/big', versions[turn % 2] ?? Buffer.alloc(0));
    }
  })();
  for (let turn = 0; turn < 20; turn += 1) {
    const content = await store.read('mf-x/big');
    expect(versions.some((version) => content?.equals(version))).toBe(true);
  }
  await write;
});

test('a folder that cannot be written is named, with the reason', async () => {
  await writeFile(join(folder, 'file'), '');
  const broken = new FolderStore(join(folder, 'file/below'));
  await expect(broken.write('a', Buffer.from('1'))).rejects.toThrow(StoreError);
  await expect(broken.writeAtomic('a', Buffer.from('1'), null)).rejects.toThrow(
    `The folder of releases ${join(folder, 'file/below')} cannot be written: something on its path`,
  );
  expect(await broken.read('a')).toBeNull();
});

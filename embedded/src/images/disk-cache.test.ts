import { readdir } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { createTemporaryFolder, type TemporaryFolder } from '#test/temporary-folder.ts';
import { DiskCache } from './disk-cache.ts';

let folder: TemporaryFolder;

beforeEach(async () => {
  folder = await createTemporaryFolder();
});
afterEach(() => folder.remove());

const createBytes = (count: number) => Buffer.alloc(count, 'x');

describe('DiskCache', () => {
  test('keeps its files across a restart', async () => {
    const cache = await DiskCache.open(folder.path, 100);
    await cache.put('a.webp', createBytes(10));
    expect(await cache.get('a.webp')).toEqual(createBytes(10));
    expect(await cache.get('b.webp')).toBeUndefined();
    await folder.write({ 'half.tmp': 'x' });
    const reopenedCache = await DiskCache.open(folder.path, 100);
    expect(await reopenedCache.get('a.webp')).toEqual(createBytes(10));
    expect(reopenedCache.totalBytes).toBe(10);
    expect(await readdir(folder.path)).toEqual(['a.webp']);
  });

  test('stays within its limit and evicts the least recently used file', async () => {
    const cache = await DiskCache.open(folder.path, 100);
    await cache.put('a', createBytes(40));
    await cache.put('b', createBytes(40));
    await cache.get('a');
    await cache.put('c', createBytes(40));
    expect(await cache.get('b')).toBeUndefined();
    expect((await readdir(folder.path)).toSorted()).toEqual(['a', 'c']);
    expect(cache.totalBytes).toBe(80);
    await cache.put('d', createBytes(101));
    expect(cache.entries).toBe(2);
  });

  test('applies a smaller limit at the next start', async () => {
    const cache = await DiskCache.open(folder.path, 100);
    await cache.put('a', createBytes(40));
    await cache.put('b', createBytes(40));
    expect((await DiskCache.open(folder.path, 50)).totalBytes).toBe(40);
  });

  test('drops files that were deleted from the folder', async () => {
    const cache = await DiskCache.open(folder.path, 100);
    await cache.put('a', createBytes(40));
    await folder.remove('a');
    expect(await cache.get('a')).toBeUndefined();
    expect(cache.totalBytes).toBe(0);
  });

  test('rejects keys with path traversal', async () => {
    const cache = await DiskCache.open(folder.path, 100);
    await expect(cache.put('../a', createBytes(1))).rejects.toThrow(RangeError);
  });
});

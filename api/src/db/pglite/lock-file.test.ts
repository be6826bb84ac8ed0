import { readdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, expect, test } from '@jest/globals';

import { acquireLockFile } from './lock-file.ts';

/** More than the largest process id of Linux. */
const UNUSED_PID = 2 ** 22 + 1;

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'gruenland-lock-'));
  file = path.join(folder, 'db.lock');
});
afterEach(() => rm(folder, { recursive: true }));

const writeOwner = (owner: object) =>
  writeFile(file, JSON.stringify({ host: hostname(), processStart: null, nonce: 'old', ...owner }));

test('is held until it is released, and leaves no file', async () => {
  const release = await acquireLockFile(file);
  await expect(acquireLockFile(file)).rejects.toThrow(
    new RegExp(`in use by process ${process.pid} on .* DATA_DIR`, 'u'),
  );
  release();
  expect(await readdir(folder)).toEqual([]);
  await acquireLockFile(file);
});

test.each([
  ['an exited process', { pid: UNUSED_PID }],
  ['a reused process id', { pid: process.pid, processStart: '1' }],
])('is replaced if it belongs to %s', async (_, owner) => {
  await writeOwner(owner);
  await acquireLockFile(file);
  await expect(acquireLockFile(file)).rejects.toThrow(`in use by process ${process.pid}`);
});

test('is respected if it belongs to another machine', async () => {
  await writeOwner({ host: 'elsewhere', pid: 1 });
  await expect(acquireLockFile(file)).rejects.toThrow('process 1 on elsewhere');
});

test('is replaced if it is unreadable', async () => {
  await writeFile(file, 'half writ');
  await acquireLockFile(file);
  await expect(acquireLockFile(file)).rejects.toThrow(`in use by process ${process.pid}`);
});

test('is taken by only one of several that start after its owner has exited', async () => {
  await writeOwner({ pid: UNUSED_PID });
  const results = await Promise.allSettled([1, 2, 3].map(() => acquireLockFile(file)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

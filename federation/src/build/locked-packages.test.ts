import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { listLockedPackages } from './locked-packages.ts';

const PACKAGES = {
  '': { workspaces: ['mf-a'] },
  'mf-a': { version: '0.0.0', dependencies: { react: '19.3.0' } },
  'mf-a/node_modules/zod': { version: '4.0.0', integrity: 'sha512-z' },
  'node_modules/@gruenland/mf-a': { resolved: 'mf-a', link: true },
  'node_modules/react': { version: '19.3.0', integrity: 'sha512-r' },
};
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'locked-packages-'));
});
afterAll(async () => rm(folder, { recursive: true }));

async function listPackages(packages: Readonly<Record<string, object>>): Promise<string> {
  await writeFile(join(folder, 'package-lock.json'), JSON.stringify({ packages }));
  return listLockedPackages(folder);
}

test('lists npm packages, and changes with their versions but not with the packages of the repository', async () => {
  const initialList = await listPackages(PACKAGES);
  expect(initialList.split('\n').map((line) => line.split(' ')[0])).toEqual([
    'mf-a/node_modules/zod',
    'node_modules/react',
  ]);
  const lockFileWithRemote = {
    ...PACKAGES,
    '': { workspaces: ['mf-a', 'mf-b'] },
    'mf-b': { version: '0.0.0' },
    'node_modules/@gruenland/mf-b': { resolved: 'mf-b', link: true },
  };
  expect(await listPackages(lockFileWithRemote)).toBe(initialList);
  const react = { version: '19.3.1', integrity: 'sha512-s' };
  expect(await listPackages({ ...PACKAGES, 'node_modules/react': react })).not.toBe(initialList);
});

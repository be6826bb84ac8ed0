import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { computeReleaseId } from './build-remote.ts';
import { findReachedFiles } from './reached-files.ts';
import { WORKSPACE_ROOT } from './workspace.ts';

/** Temporary folder that contains the package `shared` and the remotes that import from it. */
let testFolder: string;
let remotes: readonly { readonly folder: string }[];

beforeAll(async () => {
  await mkdir(join(WORKSPACE_ROOT, '.cache'), { recursive: true });
  testFolder = await mkdtemp(join(WORKSPACE_ROOT, '.cache/reached-'));
  const write = async (file: string, text: string): Promise<void> => {
    await mkdir(join(testFolder, file, '..'), { recursive: true });
    await writeFile(join(testFolder, file), text);
  };
  await write('shared/used.ts', "import type { T } from './types.ts';\nexport * from './deep.ts';");
  await write('shared/deep.ts', 'export const deep = 1;');
  await write('shared/types.ts', 'export type T = 1;');
  await write('shared/other.ts', 'export const other = 1;');
  await write(
    'shared/card.css',
    "@import './tokens.css';\n.card { src: url('a.svg') url(data:x); }",
  );
  await write('shared/tokens.css', '');
  await write('shared/a.svg', '<svg/>');
  await write(
    'mf-a/src/remote.tsx',
    "import { deep } from '../../shared/used.ts';\nimport '../../shared/card.css';\nimport react from 'react';",
  );
  const importKeyword = 'import';
  await write(
    'mf-b/src/remote.tsx',
    `export const load = () => ${importKeyword}(/* chunk */ '../../shared/other.ts');`,
  );
  remotes = ['mf-a', 'mf-b'].map((name) => ({ folder: join(testFolder, name) }));
});

afterAll(async () => {
  await rm(testFolder, { recursive: true });
});

async function computeIds(): Promise<readonly string[]> {
  return await Promise.all(remotes.map(({ folder }) => computeReleaseId(folder, 'production')));
}

test('follows static and dynamic imports, re-exports and stylesheets, and types on request', async () => {
  const getFileNames = (files: readonly string[]) => files.map((file) => file.split('/').at(-1));
  const [a = '', b = ''] = remotes.map(({ folder }) => folder);
  const files = ['a.svg', 'card.css', 'deep.ts', 'tokens.css', 'used.ts'];
  expect(getFileNames(await findReachedFiles(a))).toEqual(files);
  expect(getFileNames(await findReachedFiles(a, true))).toEqual(files.toSpliced(4, 0, 'types.ts'));
  expect(getFileNames(await findReachedFiles(b))).toEqual(['other.ts']);
});

test('a change of a file changes only the ids of the remotes that reach it', async () => {
  const [a, b] = await computeIds();
  await writeFile(join(testFolder, 'shared/types.ts'), 'export type T = 2;');
  expect(await computeIds()).toEqual([a, b]);
  await writeFile(join(testFolder, 'shared/other.ts'), 'export const other = 2;');
  const [unchangedIdA, changedIdB] = await computeIds();
  expect([unchangedIdA, changedIdB === b]).toEqual([a, false]);
  await writeFile(join(testFolder, 'shared/deep.ts'), 'export const deep = 2;');
  const [changedIdA, unchangedIdB] = await computeIds();
  expect([changedIdA === a, unchangedIdB]).toEqual([false, changedIdB]);
});

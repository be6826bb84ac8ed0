import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { readSourceState } from './source-state.ts';

let root: string;

beforeEach(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), 'source-')));
});

afterEach(async () => {
  await rm(root, { recursive: true });
});

function runGit(...args: string[]): string {
  const identityArguments = ['-c', 'user.name=Test', '-c', 'user.email=test@example.org'];
  return execFileSync('git', [...identityArguments, ...args], {
    cwd: root,
    encoding: 'utf8',
  }).trim();
}

test('names the commit and reports uncommitted changes of the sources', async () => {
  runGit('init', '--quiet');
  await mkdir(join(root, 'mf-a/src'), { recursive: true });
  await writeFile(join(root, 'mf-a/src/remote.tsx'), 'one');
  await writeFile(join(root, 'other.ts'), 'one');
  runGit('add', '-A');
  runGit('commit', '--quiet', '-m', 'One');
  const commit = runGit('rev-parse', 'HEAD');
  const readState = () => readSourceState(root, ['mf-a/src', 'mf-a/public']);
  expect(await readState()).toEqual({ commit });
  await writeFile(join(root, 'other.ts'), 'two');
  await writeFile(join(root, 'mf-a/src/remote.test.ts'), 'a test');
  expect(await readState()).toEqual({ commit });
  await writeFile(join(root, 'mf-a/src/remote.tsx'), 'two');
  expect(await readState()).toEqual({ commit, changed: true });
  runGit('commit', '--quiet', '-am', 'Two');
  expect(await readState()).toEqual({ commit: runGit('rev-parse', 'HEAD') });
  await writeFile(join(root, 'mf-a/src/new.ts'), 'new');
  expect(await readState()).toMatchObject({ changed: true });
});

test('returns no commit outside a repository', async () => {
  expect(await readSourceState(root, ['src'])).toEqual({ commit: null });
});

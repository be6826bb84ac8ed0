import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { parseLatest } from '#release/parse-documents.ts';
import { getFixturePath, runProgram } from '#testing/run-program.ts';

let dataFolder: string;

beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'data-'));
});

afterAll(async () => {
  await rm(dataFolder, { recursive: true });
});

function publishFixtures(...fixtures: string[]) {
  const program = ['src/cli/publish-changed.ts', ...fixtures.map(getFixturePath)];
  // `RELEASE_HOOKS: 'off'` keeps these releases away from a site that may run on this machine.
  return runProgram(program, { DATA_DIR: dataFolder, RELEASE_HOOKS: 'off' });
}

test('publishes changed remotes, skips the others and names failed ones', async () => {
  const firstResult = await publishFixtures('mf-crashing', 'mf-fixture', 'mf-forbidden');
  expect(firstResult.code).toBe(1);
  expect(firstResult.output).toMatch(/^mf-fixture [0-9a-f]{16} published, sequence 1 \(\d+ ms\)$/m);
  expect(firstResult.output).toMatch(/mf-crashing failed \(\d+ ms\): out of memory$/m);
  expect(firstResult.output).toMatch(/mf-forbidden failed \(\d+ ms\): .*"Link" of react-router/);
  expect(firstResult.problems).toMatch(/^Not published: .*mf-crashing, .*mf-forbidden$/m);

  const secondResult = await publishFixtures('mf-fixture');
  expect(secondResult).toMatchObject({ code: 0, problems: '' });
  expect(secondResult.output).toMatch(/mf-fixture unchanged \(\d+ ms\)/);
  const text = await readFile(join(dataFolder, 'releases/mf-fixture/builds/latest.json'), 'utf8');
  expect(parseLatest(text).sequence).toBe(1);
}, 60_000);

test('reports invalid arguments', async () => {
  const wrongModeResult = await runProgram(['src/cli/publish-changed.ts', '--mode', 'quick']);
  expect(wrongModeResult.problems.trim()).toBe(
    'mode is "quick", must be production or development',
  );
  const unknownRemoteResult = await runProgram(['src/cli/release.ts', 'mf-nobody'], {
    DATA_DIR: dataFolder,
  });
  expect(unknownRemoteResult).toMatchObject({ code: 1, output: '' });
  expect(unknownRemoteResult.problems.trim()).toMatch(
    /^There is no remote mf-nobody; known: mf-account, /,
  );
}, 30_000);

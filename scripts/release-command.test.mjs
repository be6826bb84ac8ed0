import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from './project/paths.mjs';

let folder;

beforeAll(() => {
  const tests = join(ROOT, '.cache/test-data');
  mkdirSync(tests, { recursive: true });
  folder = mkdtempSync(join(tests, 'command-'));
  const lines = [`DATA_DIR=${folder}`, 'RELEASE_HOOKS=off', 'RELEASES_STORE='];
  writeFileSync(join(folder, 'env'), `${lines.join('\n')}\n`);
});

afterAll(() => rmSync(folder, { recursive: true }));

function run(...args) {
  const env = { PATH: process.env.PATH, ENV_FILE: relative(ROOT, join(folder, 'env')) };
  return new Promise((done) => {
    const script = join(ROOT, 'scripts/release-command.mjs');
    execFile(process.execPath, [script, ...args], { env }, (error, output, errors) =>
      done({ code: error?.code ?? 0, output, errors }),
    );
  });
}

test('uses the store from .env', async () => {
  const { code, output } = await run('releases');
  expect([code, output.trim()]).toEqual([0, `Nothing is released in ${join(folder, 'releases')}`]);
});

test('prints a failure once and exits with an error', async () => {
  const { code, errors } = await run('rollback', 'mf-nobody');
  expect(code).toBe(1);
  expect(errors.trim()).toBe(`mf-nobody was never released in ${join(folder, 'releases')}`);
});

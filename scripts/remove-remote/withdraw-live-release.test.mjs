import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withdrawLiveRelease } from './withdraw-live-release.mjs';

let dataFolder;

beforeEach(() => {
  dataFolder = mkdtempSync(join(tmpdir(), 'gruenland-withdraw-'));
});
afterEach(() => rmSync(dataFolder, { recursive: true }));

const remove = (env, withdraw = false) =>
  withdrawLiveRelease('mf-probe', { DATA_DIR: dataFolder, ...env }, { withdraw });

function writeLatestFile(latest) {
  const folder = join(dataFolder, 'releases/mf-probe/builds');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'latest.json'), JSON.stringify(latest));
}

test.each([
  ['never released', null],
  ['withdrawn', { withdrawn: true }],
])('a remote that is %s needs no withdrawal', (_case, latest) => {
  if (latest) writeLatestFile(latest);
  expect(remove({ RELEASE_HOOKS: 'http://localhost:3000,http://127.0.0.1:4000' })).toBeNull();
});

test.each([
  [{ RELEASES_STORE: 's3://bucket' }],
  [{ RELEASE_HOOKS: 'http://localhost:3000,https://shell.gruenland.example' }],
])('another site is left alone without --withdraw: %j', (env) => {
  writeLatestFile({ id: 'aa' });
  expect(remove(env)).toBe(
    'If mf-probe is live on a site, withdraw it there: npm run releases -- mf-probe --withdraw',
  );
});

test('a release that cannot be withdrawn stops the removal', () => {
  writeLatestFile({ id: 'not a release' });
  expect(() => remove({ RELEASE_HOOKS: 'off' })).toThrow(
    'mf-probe is not removed: its release is not withdrawn',
  );
});

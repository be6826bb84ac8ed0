import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { acquireLockFile } from '../../api/src/db/pglite/lock-file.ts';
import { PROJECT_NODE, ROOT } from '../project/paths.mjs';
import { PORT_VARIABLES } from './addresses.mjs';
import { describeDatabaseLock } from './database-lock.mjs';
import { findFreeSitePorts } from './ports.mjs';

let folder;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'database-lock-'))));
afterEach(() => rmSync(folder, { recursive: true }));

test('names the process that holds the lock of the api, until it releases the lock', async () => {
  expect(describeDatabaseLock(folder, {})).toBeUndefined();
  const release = await acquireLockFile(join(folder, 'db.lock'));
  expect(describeDatabaseLock(folder, {})).toContain(`in use by process ${process.pid}.`);
  expect(describeDatabaseLock(folder, { DATABASE_URL: 'postgres://db' })).toBeUndefined();
  release();
  expect(describeDatabaseLock(folder, {})).toBeUndefined();
});

test('ignores a lock whose process has ended, of another machine, or that is incomplete', async () => {
  const release = await acquireLockFile(join(folder, 'db.lock'));
  const owner = JSON.parse(readFileSync(join(folder, 'db.lock'), 'utf8'));
  const { pid } = spawnSync(process.execPath, ['--version']);
  for (const text of [
    JSON.stringify({ ...owner, pid }),
    JSON.stringify({ ...owner, host: 'other' }),
    '{',
  ]) {
    writeFileSync(join(folder, 'db.lock'), text);
    expect(describeDatabaseLock(folder, {})).toBeUndefined();
  }
  release();
});

test('npm start refuses a used database before it builds or starts anything', async () => {
  const release = await acquireLockFile(join(folder, 'db.lock'));
  const ports = await findFreeSitePorts();
  const portVariables = Object.entries(PORT_VARIABLES).map(([name, [variable]]) => [
    variable,
    String(ports[name]),
  ]);
  const { status, stdout } = spawnSync(PROJECT_NODE, ['scripts/start.mjs'], {
    cwd: ROOT,
    encoding: 'utf8',
    env: {
      ...Object.fromEntries(portVariables),
      DATA_DIR: folder,
      ENV_FILE: '',
      PATH: process.env.PATH,
    },
  });
  release();
  expect(status).toBe(1);
  expect(stdout).toMatch(/^✗ The database in \S+ is in use by process \d+\./);
  expect(stdout).not.toContain('build');
});

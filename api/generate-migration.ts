/**
 * Entry point of `npm run db:generate -w api -- --name add_x`: writes the migration that leads from
 * the newest snapshot to the tables in `src/db/tables`.
 *
 * drizzle-kit compares with the newest snapshot only, so the script deletes the older ones. It also
 * formats the files as `npm run check` requires.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

const metaFolder = path.join(import.meta.dirname, 'src/db/migrations/meta');
const nodeModulesFolder = path.join(import.meta.dirname, '../node_modules');

function runNode(...args: readonly string[]): void {
  const { status } = spawnSync(process.execPath, args, {
    cwd: import.meta.dirname,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}

const hookArguments = ['--import', './drizzle-kit.hooks.ts'];
runNode(
  ...hookArguments,
  path.join(nodeModulesFolder, 'drizzle-kit/bin.cjs'),
  'generate',
  ...process.argv.slice(2),
);
const snapshotFileNames = readdirSync(metaFolder).filter((file) => file.endsWith('_snapshot.json'));
for (const file of snapshotFileNames.toSorted().slice(0, -1)) rmSync(path.join(metaFolder, file));
runNode(path.join(nodeModulesFolder, 'oxfmt/bin/oxfmt'), metaFolder);

import { execFile } from 'node:child_process';
import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { PROJECT_NODE, ROOT } from '../project/paths.mjs';
import { createEmptyDatabase } from './create-empty-database.mjs';

const execute = promisify(execFile);

/** Undoes the newest migrations, which add indexes and tables. */
const UNDO_MIGRATIONS_SQL = [
  'drop index ads_category_ended_idx',
  'drop index tasks_failed_idx',
  'drop table encryption_check',
  'drop table sent_mails',
  'drop index newsletter_deliveries_waiting_idx',
  'drop index tasks_contract_receipt_idx',
  'drop index prize_entries_email_idx',
  `delete from drizzle.__drizzle_migrations where id in
     (select id from drizzle.__drizzle_migrations order by id desc limit 7)`,
];

/** Runs a command of the api. Returns its milliseconds. @throws with its output if it fails */
async function measureCommand(file, args, env, signal) {
  const startedAt = performance.now();
  await execute(PROJECT_NODE, [join(ROOT, 'api/src', file), ...args], { env, signal });
  return performance.now() - startedAt;
}

function readFolderBytes(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  return files
    .filter((file) => file.isFile())
    .reduce((sum, file) => sum + statSync(join(file.parentPath, file.name)).size, 0);
}

/**
 * Migrates the filled database of the environment by the newest migrations, saves it, and restores
 * the backup into an empty database.
 *
 * @param {NodeJS.ProcessEnv} env Environment of the api.
 * @param {string} serverUrl Server of the database.
 * @returns {Promise<{ migrationMs: number, backupMs: number, backupBytes: number, restoreMs: number }>}
 */
export async function measureOperations(env, serverUrl, signal) {
  const client = new pg.Client({ connectionString: env.DATABASE_URL });
  await client.connect();
  for (const sql of UNDO_MIGRATIONS_SQL) await client.query(sql);
  await client.end();
  const migrationMs = await measureCommand('migrate-command.ts', [], env, signal);
  const folder = join(env.DATA_DIR, 'backup');
  const backupMs = await measureCommand('backup-command.ts', ['save', folder], env, signal);
  const backupBytes = readFolderBytes(folder);
  const restoredUrl = await createEmptyDatabase(serverUrl, 'gruenland_volume_restored');
  const restoreEnv = {
    ...env,
    DATABASE_URL: restoredUrl,
    DATA_DIR: join(env.DATA_DIR, 'restored'),
  };
  const restoreMs = await measureCommand('backup-command.ts', ['load', folder], restoreEnv, signal);
  await createEmptyDatabase(serverUrl, 'gruenland_volume_restored');
  rmSync(folder, { recursive: true });
  return { migrationMs, backupMs, backupBytes, restoreMs };
}

import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';

/**
 * Returns why the api cannot open its database; undefined if nothing is known to prevent it. The
 * api itself locks the database (`api/src/db/pglite/lock-file.ts`); this check only reports a lock
 * before the builds.
 *
 * @param {string} dataDir
 * @param {NodeJS.ProcessEnv} env
 * @returns {string | undefined}
 */
export function describeDatabaseLock(dataDir, env) {
  if (env.DATABASE_URL) return undefined;
  const file = join(dataDir, 'db.lock');
  const owner = readLockOwner(file);
  // Only the api can decide how to treat a lock that another machine holds.
  if (owner?.host !== hostname() || !isRunning(owner.pid)) return undefined;
  return `The database in ${dataDir} is in use by process ${owner.pid}. Stop it, or set DATA_DIR to another folder.`;
}

function readLockOwner(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // There is no lock, or its owner is writing it.
    return undefined;
  }
}

function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // EPERM: the process runs and belongs to another user.
    return error.code === 'EPERM';
  }
}

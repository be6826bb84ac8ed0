import { linkSync, readFileSync, renameSync, unlinkSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';

interface LockOwner {
  readonly pid: number;
  readonly host: string;
  /**
   * Start time of the process in clock ticks since boot, which detects reused process ids; null if
   * unknown.
   */
  readonly processStart: string | null;
  readonly nonce: string;
}

/** Thrown if another running process has locked the folder. */
export class FolderLockedError extends Error {
  constructor(file: string, owner: LockOwner) {
    super(
      `The database folder is in use by process ${owner.pid} on ${owner.host}. PGlite allows one ` +
        `process per folder: stop that one, or choose another DATA_DIR, or set DATABASE_URL. ` +
        `If you are sure that it is gone, delete ${file}.`,
    );
    this.name = 'FolderLockedError';
  }
}

function readProcessStart(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}

function isOwnerRunning(owner: LockOwner): boolean {
  // Processes of another machine cannot be checked, so the lock is treated as valid.
  if (owner.host !== hostname()) return true;
  try {
    process.kill(owner.pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  return owner.processStart === null || readProcessStart(owner.pid) === owner.processStart;
}

function readLockOwner(file: string): LockOwner | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as LockOwner;
  } catch {
    return null;
  }
}

/**
 * Creates the lock file unless it exists; returns whether it was created. A hard link is atomic, so
 * other processes never read a partial file.
 */
function tryCreateFile(file: string, temporaryFile: string): boolean {
  try {
    linkSync(temporaryFile, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Locks `file` for this process until the returned function is called.
 *
 * @throws FolderLockedError if a running process holds the lock
 */
export async function acquireLockFile(file: string): Promise<() => void> {
  const nonce = crypto.randomUUID();
  const owner = {
    pid: process.pid,
    host: hostname(),
    processStart: readProcessStart(process.pid),
    nonce,
  };
  const temporaryFile = `${file}.${nonce}`;
  writeFileSync(temporaryFile, JSON.stringify(owner));
  try {
    if (!tryCreateFile(file, temporaryFile)) await takeOverStaleLock(file, temporaryFile, nonce);
  } finally {
    unlinkIfExists(temporaryFile);
  }
  return () => {
    if (readLockOwner(file)?.nonce === nonce) unlinkIfExists(file);
  };
}

async function takeOverStaleLock(
  file: string,
  temporaryFile: string,
  nonce: string,
): Promise<void> {
  const previousOwner = readLockOwner(file);
  if (previousOwner && isOwnerRunning(previousOwner))
    throw new FolderLockedError(file, previousOwner);
  renameSync(temporaryFile, file);
  // Two starting processes may both find the stale lock and replace it. The later rename wins; the
  // process whose lock was replaced detects this here.
  await delay(50);
  const currentOwner = readLockOwner(file);
  if (currentOwner && currentOwner.nonce !== nonce) throw new FolderLockedError(file, currentOwner);
}

function unlinkIfExists(file: string): void {
  try {
    unlinkSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

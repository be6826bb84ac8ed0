import { linkSync, readFileSync, renameSync, unlinkSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';

interface LockOwner {
  readonly pid: number;
  readonly host: string;
  /** Start of the process in clock ticks since boot, where the system tells; guards reused pids. */
  readonly processStart: string | null;
  readonly nonce: string;
}

/** Thrown when another living process holds the folder. */
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

function processStart(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}

function isOwnerRunning(owner: LockOwner): boolean {
  // Another machine's processes cannot be seen from here, so its lock stands.
  if (owner.host !== hostname()) return true;
  try {
    process.kill(owner.pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  return owner.processStart === null || processStart(owner.pid) === owner.processStart;
}

function readOwner(file: string): LockOwner | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as LockOwner;
  } catch {
    return null;
  }
}

/** Writes our lock if there is none. The link makes it appear complete or not at all. */
function tryCreate(file: string, temporaryFile: string): boolean {
  try {
    linkSync(temporaryFile, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Holds `file` for this process until the returned function is called.
 *
 * @throws FolderLockedError when a living process holds it.
 */
export async function acquireLockFile(file: string): Promise<() => void> {
  const nonce = crypto.randomUUID();
  const owner = {
    pid: process.pid,
    host: hostname(),
    processStart: processStart(process.pid),
    nonce,
  };
  const temporaryFile = `${file}.${nonce}`;
  writeFileSync(temporaryFile, JSON.stringify(owner));
  try {
    if (!tryCreate(file, temporaryFile)) await takeOverStaleLock(file, temporaryFile, nonce);
  } finally {
    unlinkIfExists(temporaryFile);
  }
  return () => {
    if (readOwner(file)?.nonce === nonce) unlinkIfExists(file);
  };
}

async function takeOverStaleLock(file: string, temporaryFile: string, nonce: string): Promise<void> {
  const holder = readOwner(file);
  if (holder && isOwnerRunning(holder)) throw new FolderLockedError(file, holder);
  renameSync(temporaryFile, file);
  // Two starters may both have found the dead one's lock; the later rename wins, the other one
  // sees it here.
  await delay(50);
  const winner = readOwner(file);
  if (winner && winner.nonce !== nonce) throw new FolderLockedError(file, winner);
}

function unlinkIfExists(file: string): void {
  try {
    unlinkSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

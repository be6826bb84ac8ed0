import { execFileSync } from 'node:child_process';
import { mkdirSync, rmdirSync, statfsSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

/** Enough for two hundred megabytes of the write-ahead log. */
const SIZE = '700m';

/**
 * Mounts a small file system for PostgreSQL and the backups, so that a full disk does not concern
 * the machine. Only root may mount.
 *
 * @param {string} folder Folder to mount at.
 * @param {string} databaseFolder Path at which the cluster expects its database; a link is created.
 * @returns {{ folder: string, countFreeBytes: () => number, unmount: () => void } | undefined}
 *   undefined if it cannot be mounted
 */
export function mountSmallDisk(folder, databaseFolder) {
  if (process.getuid?.() !== 0) return undefined;
  mkdirSync(folder, { recursive: true });
  try {
    // 0755: PostgreSQL runs as another user.
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE},mode=0755`, 'none', folder], {
      stdio: 'pipe',
    });
  } catch {
    return undefined;
  }
  mkdirSync(join(folder, 'postgres'), { mode: 0o700 });
  symlinkSync(join(folder, 'postgres'), databaseFolder);
  return {
    folder,
    countFreeBytes: () => {
      const { bavail, bsize } = statfsSync(folder);
      return bavail * bsize;
    },
    unmount: () => {
      execFileSync('umount', ['--lazy', folder], { stdio: 'pipe' });
      rmdirSync(folder);
    },
  };
}

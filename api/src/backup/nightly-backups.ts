import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { SUMS_FILE } from './checksums.ts';

/** The format of `backupName`; other folders are never removed. */
const pattern = /^\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z$/u;

/** Name of a backup by its time in UTC, valid on any file system: `2026-11-22T02-30-00Z`. */
export function backupName(at: Date): string {
  return `${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
}

/** Complete backups in the folder that `--into` names, the oldest first. */
async function completeBackups(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names
    .filter((name) => pattern.test(name) && existsSync(join(folder, name, SUMS_FILE)))
    .toSorted();
}

/** The folder itself if it is a backup, else the newest complete backup in it. */
export async function newestBackup(folder: string): Promise<string> {
  if (existsSync(join(folder, SUMS_FILE))) return folder;
  const newest = (await completeBackups(folder)).at(-1);
  return newest === undefined ? folder : join(folder, newest);
}

/**
 * Removes the oldest backups and older incomplete ones.
 *
 * @param keep number of complete backups to keep
 * @returns names of the removed folders
 */
export async function removeOldBackups(folder: string, keep: number): Promise<string[]> {
  const oldestToKeep = (await completeBackups(folder)).at(-keep);
  if (oldestToKeep === undefined) return [];
  const old = (await readdir(folder)).filter((name) => pattern.test(name) && name < oldestToKeep);
  for (const name of old) await rm(join(folder, name), { recursive: true });
  return old;
}

import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { CHECKSUM_FILE } from './checksums.ts';

/** Matches the names that `getBackupName` returns; folders with other names are never removed. */
const backupNamePattern = /^\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z$/u;

/**
 * Returns the name of a backup: its time in UTC, valid on any file system (`2026-11-22T02-30-00Z`).
 */
export function getBackupName(time: Date): string {
  return `${time.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
}

/** Lists the names of the complete backups in a folder, oldest first. */
async function listCompleteBackups(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names
    .filter((name) => backupNamePattern.test(name) && existsSync(join(folder, name, CHECKSUM_FILE)))
    .toSorted();
}

/**
 * Returns the newest complete backup in the folder, or the folder itself if it is a backup or
 * contains none.
 */
export async function findNewestBackup(folder: string): Promise<string> {
  if (existsSync(join(folder, CHECKSUM_FILE))) return folder;
  const newestName = (await listCompleteBackups(folder)).at(-1);
  return newestName === undefined ? folder : join(folder, newestName);
}

/**
 * Removes the oldest backups, and incomplete backups that are older than the oldest kept backup.
 *
 * @param keepCount number of complete backups to keep
 * @returns names of the removed folders
 */
export async function removeOldBackups(folder: string, keepCount: number): Promise<string[]> {
  const oldestKeptName = (await listCompleteBackups(folder)).at(-keepCount);
  if (oldestKeptName === undefined) return [];
  const oldNames = (await readdir(folder)).filter(
    (name) => backupNamePattern.test(name) && name < oldestKeptName,
  );
  for (const name of oldNames) await rm(join(folder, name), { recursive: true });
  return oldNames;
}

/**
 * Saves a backup into a new folder, named by its time, and removes the oldest ones. Removes before
 * it saves: on a full disk no backup could be saved, and none would be removed. The newest complete
 * backup always stays. A failed backup leaves nothing.
 *
 * @param keepCount number of complete backups to keep
 * @param save writes the backup into the folder
 */
export async function saveNightlyBackup<Result>(
  parentFolder: string,
  keepCount: number,
  save: (folder: string) => Promise<Result>,
): Promise<{ readonly result: Result; readonly folder: string; readonly removed: string[] }> {
  const removedBefore = await removeOldBackups(parentFolder, Math.max(1, keepCount - 1));
  const folder = join(parentFolder, getBackupName(new Date()));
  const isNew = !existsSync(folder);
  try {
    const result = await save(folder);
    const removed = [...removedBefore, ...(await removeOldBackups(parentFolder, keepCount))];
    return { result, folder, removed };
  } catch (error) {
    if (isNew) await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

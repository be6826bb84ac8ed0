import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

import pg from 'pg';
import { openPhotoStores } from '#modules/photos/open-photo-stores.ts';
import { createFolderPhotoStore } from '#modules/photos/photo-store.ts';
import type { Secrets } from '#secrets/key-ring.ts';

import type { BackupConfig } from './backup-config.ts';
import { backupManifestSchema, computeSecretFingerprint } from './backup-manifest.ts';
import type { BackupManifest } from './backup-manifest.ts';
import { findChangedFiles, readChecksums } from './checksums.ts';
import type { Checksums } from './checksums.ts';
import { copyPhotos } from './copy-photos.ts';
import { runPostgresTool } from './postgres-tools.ts';
import { DUMP_FILE, MANIFEST_FILE, PHOTO_FOLDER } from './save-backup.ts';
import { countRowsByTable } from './table-counts.ts';

/** Maximum number of names that an error message lists. */
const maxListedNames = 5;

/**
 * Restores a backup into an empty database, and its photos into the photo store. The steps are:
 * check all checksums, copy the photos, restore the dump in one transaction, compare the row
 * counts.
 *
 * @throws Error when the database is not empty, the folder holds no complete backup, the
 *   DATA_SECRET of the backup is not among the configured ones, or a row count differs
 */
export async function restoreBackup(config: BackupConfig, folder: string): Promise<BackupManifest> {
  const { manifest, photoIds } = await checkBackup(folder, config.dataSecrets);
  const client = new pg.Client({ connectionString: config.databaseUrl });
  await client.connect();
  try {
    const existingTables = Object.keys(await countRowsByTable(client));
    if (existingTables.length > 0) {
      throw new Error(`the database is not empty (${existingTables.length} tables); use a new one`);
    }
    const { photos: store } = await openPhotoStores(config.photos);
    await copyPhotos(photoIds, createFolderPhotoStore(join(folder, PHOTO_FOLDER)), store);
    const options = ['--no-owner', '--no-privileges', '--exit-on-error', '--single-transaction'];
    const databaseName = new URL(config.databaseUrl).pathname.slice(1);
    await runPostgresTool(
      'pg_restore',
      [...options, `--dbname=${databaseName}`, join(folder, DUMP_FILE)],
      config.databaseUrl,
    );
    const restoredRowCounts = await countRowsByTable(client);
    const mismatchedTables = Object.entries(manifest.tables).filter(
      ([table, count]) => restoredRowCounts[table] !== count,
    );
    if (mismatchedTables.length > 0) {
      const lines = mismatchedTables.map(
        ([table, count]) => `${table}: ${restoredRowCounts[table] ?? 'missing'} of ${count}`,
      );
      throw new Error(`the restore is incomplete: ${lines.join(', ')}`);
    }
    return manifest;
  } finally {
    await client.end();
  }
}

/**
 * Checks the checksums of a backup, and that `dataSecrets` contains the DATA_SECRET of the backup.
 *
 * @returns the manifest and the ids of the photos
 * @throws Error that names the failed check
 */
export async function checkBackup(
  folder: string,
  dataSecrets: Secrets | null,
): Promise<{ readonly manifest: BackupManifest; readonly photoIds: readonly string[] }> {
  const checksums = await readChecksums(folder).catch((error: unknown) => {
    throw new Error(`${folder} contains no complete backup`, { cause: error });
  });
  const changedFiles = await findChangedFiles(folder, checksums);
  const filesWithoutChecksum = [MANIFEST_FILE, DUMP_FILE].filter((file) => !checksums.has(file));
  const damagedFiles = [...changedFiles, ...filesWithoutChecksum];
  if (damagedFiles.length > 0) {
    const listedFileNames = damagedFiles.slice(0, maxListedNames).join(', ');
    throw new Error(
      `${damagedFiles.length} files of the backup are damaged or missing: ${listedFileNames}`,
    );
  }
  const manifest = backupManifestSchema.parse(
    JSON.parse(await readFile(join(folder, MANIFEST_FILE), 'utf8')),
  );
  if (
    manifest.dataSecret &&
    dataSecrets &&
    !dataSecrets.map(computeSecretFingerprint).includes(manifest.dataSecret)
  ) {
    throw new Error(
      'the backup was made with another DATA_SECRET: without it, passwords and bank accounts are ' +
        'unreadable; add it to DATA_SECRETS_ACCEPTED',
    );
  }
  return { manifest, photoIds: listPhotoIds(checksums) };
}

function listPhotoIds(checksums: Checksums): string[] {
  return [...checksums.keys()]
    .filter((file) => file.startsWith(`${PHOTO_FOLDER}/`))
    .map((file) => basename(file, '.webp'));
}

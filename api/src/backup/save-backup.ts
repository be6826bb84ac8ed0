import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import pg from 'pg';
import { openPhotoStores } from '#modules/photos/open-photo-stores.ts';
import { createFolderPhotoStore, getPhotoPath } from '#modules/photos/photo-store.ts';

import type { BackupConfig } from './backup-config.ts';
import { computeSecretFingerprint } from './backup-manifest.ts';
import type { BackupManifest } from './backup-manifest.ts';
import { computeFileChecksum, writeChecksums } from './checksums.ts';
import { copyPhotos } from './copy-photos.ts';
import { runPostgresTool } from './postgres-tools.ts';
import { countRowsByTable } from './table-counts.ts';
import type { RowCountsByTable } from './table-counts.ts';

export const DUMP_FILE = 'database.dump';
export const MANIFEST_FILE = 'backup.json';
export const PHOTO_FOLDER = 'photos';

/**
 * Writes a consistent snapshot of the database, and the photos that it references, into a folder.
 * The site can stay online while the backup is saved.
 *
 * @throws Error when the folder already holds a backup, or a source cannot be read
 */
export async function saveBackup(
  { databaseUrl, photos: photoLocations, dataSecrets }: BackupConfig,
  folder: string,
): Promise<BackupManifest> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const savedAt = new Date().toISOString();
    const { tables, photoIds } = await saveDatabase(client, databaseUrl, folder);
    // Copies photos after the transaction has ended: a long transaction would prevent PostgreSQL
    // from removing old row versions.
    const { photos: store } = await openPhotoStores(photoLocations);
    const { checksums, missing } = await copyPhotos(
      photoIds,
      store,
      createFolderPhotoStore(join(folder, PHOTO_FOLDER)),
    );
    const manifest: BackupManifest = {
      savedAt,
      tables,
      photos: { saved: checksums.size, missing: await findReferencedPhotoIds(client, missing) },
      dataSecret: dataSecrets && computeSecretFingerprint(dataSecrets[0]),
    };
    await writeFile(join(folder, MANIFEST_FILE), `${JSON.stringify(manifest, null, 2)}\n`);
    const fileChecksums = [MANIFEST_FILE, DUMP_FILE].map(
      async (file) => [file, await computeFileChecksum(join(folder, file))] as const,
    );
    const photoChecksums = [...checksums].map(
      ([id, sum]) => [`${PHOTO_FOLDER}/${getPhotoPath(id)}`, sum] as const,
    );
    await writeChecksums(
      folder,
      new Map([...(await Promise.all(fileChecksums)), ...photoChecksums]),
    );
    return manifest;
  } finally {
    await client.end();
  }
}

/** Dumps the database, counts its rows and lists the photo ids, all in the same snapshot. */
async function saveDatabase(
  client: pg.Client,
  url: string,
  folder: string,
): Promise<{ readonly tables: RowCountsByTable; readonly photoIds: readonly string[] }> {
  // `wx` fails if another backup already started in this folder.
  await writeFile(join(folder, MANIFEST_FILE), '', { flag: 'wx' });
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  const { rows } = await client.query<{ id: string }>('SELECT pg_export_snapshot() AS id');
  const tables = await countRowsByTable(client);
  const photos = await client.query<{ id: string }>('SELECT id FROM ad_photos ORDER BY id');
  const file = join(folder, DUMP_FILE);
  const options = ['--format=custom', '--no-owner', '--no-privileges', `--file=${file}`];
  await runPostgresTool('pg_dump', [...options, `--snapshot=${rows[0]?.id}`], url);
  await client.query('COMMIT');
  return { tables, photoIds: photos.rows.map(({ id }) => id) };
}

/**
 * Returns those of the given photo ids that the database still references. Photos may have been
 * deleted since the dump started.
 */
async function findReferencedPhotoIds(
  client: pg.Client,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const { rows } = await client.query<{ id: string }>(
    'SELECT id FROM ad_photos WHERE id = ANY($1) ORDER BY id',
    [ids],
  );
  return rows.map(({ id }) => id);
}

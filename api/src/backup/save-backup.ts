import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import pg from 'pg';
import { openPhotos } from '#modules/photos/open-photos.ts';
import { folderPhotos, photoPath } from '#modules/photos/photo-store.ts';

import type { BackupConfig } from './backup-config.ts';
import { signOfSecret } from './backup-note.ts';
import type { BackupNote } from './backup-note.ts';
import { checksumOf, writeChecksums } from './checksums.ts';
import { copyPhotos } from './copy-photos.ts';
import { runPostgresTool } from './postgres-tools.ts';
import { countTables } from './table-counts.ts';
import type { TableCounts } from './table-counts.ts';

export const DUMP_FILE = 'database.dump';
export const NOTE_FILE = 'backup.json';
export const PHOTO_FOLDER = 'photos';

/**
 * Writes the whole database, as it was at one moment, and the photos that it names into a folder;
 * the site may go on meanwhile.
 *
 * @throws Error when the folder holds a backup already, or something cannot be read
 */
export async function saveBackup(
  { databaseUrl, photos: places, dataSecrets }: BackupConfig,
  folder: string,
): Promise<BackupNote> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const savedAt = new Date().toISOString();
    const { tables, photoIds } = await saveDatabase(client, databaseUrl, folder);
    // Afterwards: the database keeps no old rows for the time that many photos take.
    const { photos: store } = await openPhotos(places);
    const { sums, missing } = await copyPhotos(
      photoIds,
      store,
      folderPhotos(join(folder, PHOTO_FOLDER)),
    );
    const note: BackupNote = {
      savedAt,
      tables,
      photos: { saved: sums.size, missing: await stillNamed(client, missing) },
      dataSecret: dataSecrets && signOfSecret(dataSecrets[0]),
    };
    await writeFile(join(folder, NOTE_FILE), `${JSON.stringify(note, null, 2)}\n`);
    const ofFiles = [NOTE_FILE, DUMP_FILE].map(
      async (file) => [file, await checksumOf(join(folder, file))] as const,
    );
    const ofPhotos = [...sums].map(
      ([id, sum]) => [`${PHOTO_FOLDER}/${photoPath(id)}`, sum] as const,
    );
    await writeChecksums(folder, new Map([...(await Promise.all(ofFiles)), ...ofPhotos]));
    return note;
  } finally {
    await client.end();
  }
}

/** Dump, counts and names of photos see the same moment. */
async function saveDatabase(
  client: pg.Client,
  url: string,
  folder: string,
): Promise<{ readonly tables: TableCounts; readonly photoIds: readonly string[] }> {
  // Whoever began to write here before is not written over.
  await writeFile(join(folder, NOTE_FILE), '', { flag: 'wx' });
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  const { rows } = await client.query<{ id: string }>('SELECT pg_export_snapshot() AS id');
  const tables = await countTables(client);
  const photos = await client.query<{ id: string }>('SELECT id FROM ad_photos ORDER BY id');
  const file = join(folder, DUMP_FILE);
  const options = ['--format=custom', '--no-owner', '--no-privileges', `--file=${file}`];
  await runPostgresTool('pg_dump', [...options, `--snapshot=${rows[0]?.id}`], url);
  await client.query('COMMIT');
  return { tables, photoIds: photos.rows.map(({ id }) => id) };
}

/** Photos that nothing showed any more may have been removed since the dump began. */
async function stillNamed(client: pg.Client, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const { rows } = await client.query<{ id: string }>(
    'SELECT id FROM ad_photos WHERE id = ANY($1) ORDER BY id',
    [ids],
  );
  return rows.map(({ id }) => id);
}

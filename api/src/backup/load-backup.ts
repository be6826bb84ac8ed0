import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

import pg from 'pg';
import { openPhotos } from '#modules/photos/open-photos.ts';
import { folderPhotos } from '#modules/photos/photo-store.ts';
import type { Secrets } from '#secrets/key-ring.ts';

import type { BackupConfig } from './backup-config.ts';
import { backupNoteSchema, signOfSecret } from './backup-note.ts';
import type { BackupNote } from './backup-note.ts';
import { changedFiles, readChecksums } from './checksums.ts';
import type { Checksums } from './checksums.ts';
import { copyPhotos } from './copy-photos.ts';
import { runPostgresTool } from './postgres-tools.ts';
import { DUMP_FILE, NOTE_FILE, PHOTO_FOLDER } from './save-backup.ts';
import { countTables } from './table-counts.ts';

/** How many names a message lists. */
const named = 5;

/**
 * Loads a backup into an empty database and its photos into their store. First everything is held
 * against its checksums, then photos go, which harm nobody, then the database, all of it or nothing,
 * whose rows are counted.
 *
 * @throws Error when the database is not empty, the folder holds no whole backup, DATA_SECRET is
 *   another than that of then and that one is not believed, or a count differs
 */
export async function loadBackup(config: BackupConfig, folder: string): Promise<BackupNote> {
  const { note, photoIds } = await checkBackup(folder, config.dataSecrets);
  const client = new pg.Client({ connectionString: config.databaseUrl });
  await client.connect();
  try {
    const there = Object.keys(await countTables(client));
    if (there.length > 0) {
      throw new Error(`the database is not empty (${there.length} tables); use a new one`);
    }
    const { photos: store } = await openPhotos(config.photos);
    await copyPhotos(photoIds, folderPhotos(join(folder, PHOTO_FOLDER)), store);
    const options = ['--no-owner', '--no-privileges', '--exit-on-error', '--single-transaction'];
    const name = new URL(config.databaseUrl).pathname.slice(1);
    await runPostgresTool(
      'pg_restore',
      [...options, `--dbname=${name}`, join(folder, DUMP_FILE)],
      config.databaseUrl,
    );
    const arrived = await countTables(client);
    const wrong = Object.entries(note.tables).filter(([table, count]) => arrived[table] !== count);
    if (wrong.length > 0) {
      const lines = wrong.map(
        ([table, count]) => `${table}: ${arrived[table] ?? 'missing'} of ${count}`,
      );
      throw new Error(`not everything has arrived: ${lines.join(', ')}`);
    }
    return note;
  } finally {
    await client.end();
  }
}

/**
 * Holds a backup against its checksums, and the secrets of the data against that of then.
 *
 * @returns what it says of itself, and the photos in it
 * @throws Error naming what is wrong
 */
export async function checkBackup(
  folder: string,
  dataSecrets: Secrets | null,
): Promise<{ readonly note: BackupNote; readonly photoIds: readonly string[] }> {
  const sums = await readChecksums(folder).catch((error: unknown) => {
    throw new Error(`${folder} holds no complete backup`, { cause: error });
  });
  const changed = await changedFiles(folder, sums);
  const unlisted = [NOTE_FILE, DUMP_FILE].filter((file) => !sums.has(file));
  const wrong = [...changed, ...unlisted];
  if (wrong.length > 0) {
    const first = wrong.slice(0, named).join(', ');
    throw new Error(`${wrong.length} files of the backup are damaged or missing: ${first}`);
  }
  const note = backupNoteSchema.parse(JSON.parse(await readFile(join(folder, NOTE_FILE), 'utf8')));
  if (note.dataSecret && dataSecrets && !dataSecrets.map(signOfSecret).includes(note.dataSecret)) {
    throw new Error(
      'DATA_SECRET is another than that of the backup: no password would be right and no bank ' +
        'account readable; add the one of then to DATA_SECRETS_ACCEPTED',
    );
  }
  return { note, photoIds: photosIn(sums) };
}

function photosIn(sums: Checksums): string[] {
  return [...sums.keys()]
    .filter((file) => file.startsWith(`${PHOTO_FOLDER}/`))
    .map((file) => basename(file, '.webp'));
}

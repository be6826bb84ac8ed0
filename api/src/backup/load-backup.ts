import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import pg from 'pg';
import { z } from 'zod';

import { runPostgresTool } from './postgres-tools.ts';
import { DUMP_FILE, NOTE_FILE } from './save-backup.ts';
import type { BackupNote } from './save-backup.ts';
import { countTables } from './table-counts.ts';

const noteSchema = z.object({ savedAt: z.string(), tables: z.record(z.string(), z.number()) });

/**
 * Loads a backup into an empty database, all of it or nothing, and counts what has arrived.
 *
 * @throws Error when the database is not empty, the folder holds no backup, or a count differs
 */
export async function loadBackup(url: string, folder: string): Promise<BackupNote> {
  const note = await readNote(folder);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const there = Object.keys(await countTables(client));
    if (there.length > 0) {
      throw new Error(`the database is not empty (${there.length} tables); use a new one`);
    }
    const options = ['--no-owner', '--no-privileges', '--exit-on-error', '--single-transaction'];
    const name = new URL(url).pathname.slice(1);
    await runPostgresTool(
      'pg_restore',
      [...options, `--dbname=${name}`, join(folder, DUMP_FILE)],
      url,
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

async function readNote(folder: string): Promise<BackupNote> {
  try {
    return noteSchema.parse(JSON.parse(await readFile(join(folder, NOTE_FILE), 'utf8')));
  } catch (error) {
    throw new Error(`${folder} holds no backup`, { cause: error });
  }
}

import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import pg from 'pg';

import { runPostgresTool } from './postgres-tools.ts';
import { countTables } from './table-counts.ts';
import type { TableCounts } from './table-counts.ts';

/** What lies beside the dump and says what must be in it. */
export interface BackupNote {
  /** ISO 8601, UTC. */
  readonly savedAt: string;
  readonly tables: TableCounts;
}

export const DUMP_FILE = 'database.dump';
export const NOTE_FILE = 'backup.json';

/**
 * Writes the whole database into a folder, as it was at one moment; the site may go on meanwhile.
 *
 * @throws Error when the folder holds a backup already, or the database cannot be read
 */
export async function saveBackup(url: string, folder: string): Promise<BackupNote> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    // Dump and counts see the same moment.
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const { rows } = await client.query<{ id: string }>('SELECT pg_export_snapshot() AS id');
    const tables = await countTables(client);
    const note = { savedAt: new Date().toISOString(), tables };
    await writeFile(join(folder, NOTE_FILE), `${JSON.stringify(note, null, 2)}\n`, { flag: 'wx' });
    const file = join(folder, DUMP_FILE);
    const options = ['--format=custom', '--no-owner', '--no-privileges', `--file=${file}`];
    await runPostgresTool('pg_dump', [...options, `--snapshot=${rows[0]?.id}`], url);
    return note;
  } finally {
    await client.end();
  }
}

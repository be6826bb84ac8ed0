import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { Pool } from 'pg';

import { migrationsFolder, readMigrations } from '#db/migration-files.ts';

interface MigrationJournal {
  readonly entries: readonly { readonly tag: string; readonly when: number }[];
}

/** A column as PostgreSQL describes it. */
export interface Column {
  readonly type: string;
  /** Whether an insert must name the column, because the column is NOT NULL without a default. */
  readonly isRequired: boolean;
}

/** The columns by table name and column name. */
export type Schema = ReadonlyMap<string, ReadonlyMap<string, Column>>;

/**
 * Empties the database, applies the migrations one by one and reads the schema after each of them.
 *
 * @param pool connections to a database that only this test uses
 */
export async function readSchemasAfterMigrations(pool: Pool): Promise<readonly Schema[]> {
  await pool.query('DROP SCHEMA public CASCADE');
  await pool.query('CREATE SCHEMA public');
  const schemas: Schema[] = [];
  for (const { statements } of readMigrations()) {
    for (const statement of statements) await pool.query(statement);
    schemas.push(await readSchema(pool));
  }
  return schemas;
}

async function readSchema(pool: Pool): Promise<Schema> {
  const { rows } = await pool.query<Column & { readonly table: string; readonly column: string }>(`
    SELECT c.relname AS "table", a.attname AS "column", format_type(a.atttypid, a.atttypmod) AS type,
      a.attnotnull AND NOT a.atthasdef AND a.attidentity = '' AS "isRequired"
    FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND a.attnum > 0
      AND NOT a.attisdropped`);
  const schema = new Map<string, Map<string, Column>>();
  for (const { table, column, ...columnProperties } of rows) {
    const columns = schema.get(table) ?? new Map<string, Column>();
    schema.set(table, columns.set(column, columnProperties));
  }
  return schema;
}

/** Copies all migrations to a temporary folder, whose journal can be replaced. */
async function copyMigrations() {
  const folder = await mkdtemp(path.join(tmpdir(), 'gruenland-migrations-'));
  await cp(migrationsFolder, folder, { recursive: true });
  const file = path.join(folder, 'meta', '_journal.json');
  const journal = JSON.parse(await readFile(file, 'utf8')) as MigrationJournal;
  const writeEntries = (entries: MigrationJournal['entries']) =>
    writeFile(file, JSON.stringify({ ...journal, entries }));
  return { folder, journal, writeEntries };
}

/**
 * Creates a folder with only the migrations before `tag`, like that of an older release.
 *
 * @returns the folder, and the number of migrations that it lacks
 */
export async function copyMigrationsBefore(
  tag: string,
): Promise<{ readonly folder: string; readonly missing: number }> {
  const { folder, journal, writeEntries } = await copyMigrations();
  const entryIndex = journal.entries.findIndex((entry) => entry.tag === tag);
  if (entryIndex < 0) throw new Error(`unknown migration ${tag}`);
  await writeEntries(journal.entries.slice(0, entryIndex));
  return { folder, missing: journal.entries.length - entryIndex };
}

/**
 * Creates a folder with all migrations and these in addition, as in the next release.
 *
 * @param texts SQL by tag; the number at the start of the tag decides the order
 */
export async function copyMigrationsWith(texts: Readonly<Record<string, string>>): Promise<string> {
  const { folder, journal, writeEntries } = await copyMigrations();
  const newest = journal.entries.at(-1)?.when ?? 0;
  const entries = Object.keys(texts).map((tag) => ({ tag, when: newest + Number.parseInt(tag) }));
  for (const [tag, text] of Object.entries(texts))
    await writeFile(path.join(folder, `${tag}.sql`), text);
  await writeEntries([...journal.entries, ...entries]);
  return folder;
}

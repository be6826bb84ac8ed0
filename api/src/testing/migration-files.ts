import { readFileSync } from 'node:fs';
import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { Pool } from 'pg';

import { migrationsFolder } from '#db/migrate.ts';

interface MigrationJournal {
  readonly entries: readonly { readonly idx: number; readonly tag: string }[];
}

/** A column as PostgreSQL describes it. */
export interface Column {
  readonly type: string;
  /** Whether an insert must name the column, because the column is NOT NULL without a default. */
  readonly isRequired: boolean;
}

/** The columns by table name and column name. */
export type Schema = ReadonlyMap<string, ReadonlyMap<string, Column>>;

/** A migration and its statements. */
export interface MigrationFile {
  readonly tag: string;
  readonly statements: readonly string[];
}

const readMigrationFile = (file: string) => readFileSync(path.join(migrationsFolder, file), 'utf8');

/** Reads all migrations in the order in which they are applied. */
export function readMigrationFiles(): readonly MigrationFile[] {
  const { entries } = JSON.parse(readMigrationFile('meta/_journal.json')) as MigrationJournal;
  return entries.map(({ tag }) => ({
    tag,
    statements: readMigrationFile(`${tag}.sql`)
      .split('--> statement-breakpoint')
      .map((statement) => statement.trim())
      .filter(Boolean),
  }));
}

/**
 * Empties the database, applies the migrations one by one and reads the schema after each of them.
 *
 * @param pool connections to a database that only this test uses
 */
export async function readSchemasAfterMigrations(pool: Pool): Promise<readonly Schema[]> {
  await pool.query('DROP SCHEMA public CASCADE');
  await pool.query('CREATE SCHEMA public');
  const schemas: Schema[] = [];
  for (const { statements } of readMigrationFiles()) {
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

/**
 * Creates a folder with only the migrations before `tag`, like that of an older release.
 *
 * @returns the folder, and the number of migrations that it lacks
 */
export async function copyMigrationsBefore(
  tag: string,
): Promise<{ readonly folder: string; readonly missing: number }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'gruenland-migrations-'));
  await cp(migrationsFolder, folder, { recursive: true });
  const file = path.join(folder, 'meta', '_journal.json');
  const journal = JSON.parse(await readFile(file, 'utf8')) as MigrationJournal;
  const entryIndex = journal.entries.findIndex((entry) => entry.tag === tag);
  if (entryIndex < 0) throw new Error(`unknown migration ${tag}`);
  const entries = journal.entries.slice(0, entryIndex);
  await writeFile(file, JSON.stringify({ ...journal, entries }));
  return { folder, missing: journal.entries.length - entryIndex };
}

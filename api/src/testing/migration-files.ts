import { readFileSync } from 'node:fs';
import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { migrationsFolder } from '#db/migrate.ts';

interface Journal {
  readonly entries: readonly { readonly idx: number; readonly tag: string }[];
}

/** A column as the api of one migration believed in it. */
export interface KnownColumn {
  readonly name: string;
  readonly type: string;
  readonly notNull: boolean;
  readonly default?: unknown;
}

export interface KnownTable {
  readonly name: string;
  readonly columns: readonly KnownColumn[];
}

/** A migration with the statements it consists of. */
export interface MigrationFile {
  readonly tag: string;
  readonly statements: readonly string[];
}

const read = (file: string) => readFileSync(path.join(migrationsFolder, file), 'utf8');

/** All migrations, in their order. */
export function migrationFiles(): readonly MigrationFile[] {
  const { entries } = JSON.parse(read('meta/_journal.json')) as Journal;
  return entries.map(({ tag }) => ({
    tag,
    statements: read(`${tag}.sql`)
      .split('--> statement-breakpoint')
      .map((statement) => statement.trim())
      .filter(Boolean),
  }));
}

/** The tables that the api of a migration knew; by hand-written ones those of before. */
export function tablesAfter(index: number): readonly KnownTable[] {
  const snapshot = JSON.parse(read(`meta/${String(index).padStart(4, '0')}_snapshot.json`)) as {
    readonly tables: Readonly<
      Record<
        string,
        { readonly name: string; readonly columns: Readonly<Record<string, KnownColumn>> }
      >
    >;
  };
  return Object.values(snapshot.tables).map(({ name, columns }) => ({
    name,
    columns: Object.values(columns),
  }));
}

/**
 * A folder with the migrations before one, as the release before it had them.
 * @returns the folder, and how many are missing
 */
export async function migrationsBefore(
  tag: string,
): Promise<{ readonly folder: string; readonly missing: number }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'gruenland-migrations-'));
  await cp(migrationsFolder, folder, { recursive: true });
  const file = path.join(folder, 'meta', '_journal.json');
  const journal = JSON.parse(await readFile(file, 'utf8')) as Journal;
  const at = journal.entries.findIndex((entry) => entry.tag === tag);
  if (at < 0) throw new Error(`there is no migration ${tag}`);
  const entries = journal.entries.slice(0, at);
  await writeFile(file, JSON.stringify({ ...journal, entries }));
  return { folder, missing: journal.entries.length - at };
}

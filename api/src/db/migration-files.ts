import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

interface MigrationJournal {
  readonly entries: readonly { readonly tag: string; readonly when: number }[];
}

/** A migration file, as drizzle-kit writes it. */
export interface Migration {
  /** Name of the file without its ending, for example `0006_add_place_district`. */
  readonly tag: string;
  /** Time of its creation in ms. The database records it for each applied migration. */
  readonly createdAt: number;
  readonly hash: string;
  readonly statements: readonly string[];
}

/** Reads all migrations in the order in which they are applied. */
export function readMigrations(folder = migrationsFolder): readonly Migration[] {
  const readFile = (name: string) => readFileSync(path.join(folder, name), 'utf8');
  const { entries } = JSON.parse(readFile('meta/_journal.json')) as MigrationJournal;
  return entries.map(({ tag, when }) => {
    const text = readFile(`${tag}.sql`);
    return {
      tag,
      createdAt: when,
      hash: createHash('sha256').update(text).digest('hex'),
      statements: text
        .split('--> statement-breakpoint')
        .map((statement) => statement.trim())
        .filter(Boolean),
    };
  });
}

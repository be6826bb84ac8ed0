import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { migrateDatabase } from '#db/migrate.ts';
import { readMigrations } from '#db/migration-files.ts';
import { openPglite } from '#db/open-database.ts';
import type { Database } from '#db/database.ts';
import { addBundledPlaces } from '#places/place.repository.ts';

import { silentLogger } from './silent-log.ts';

const placeTables = ['places.csv', 'twin-places.csv'].map((name) =>
  path.resolve(import.meta.dirname, '../places', name),
);

/**
 * Returns a hash of PGlite, the migrations and the bundled places. Tests therefore never use an
 * outdated template.
 */
export async function getTemplateName(): Promise<string> {
  // The entry file of PGlite contains the hashes of its other files, so hashing it is enough.
  const pglite = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const hash = createHash('sha256');
  for (const migration of readMigrations()) hash.update(migration.hash);
  for (const file of [pglite, ...placeTables]) hash.update(await readFile(file));
  return hash.digest('hex').slice(0, 16);
}

/**
 * Migrates a database that tests copy, and inserts the places, which every api would otherwise
 * insert at its start.
 */
export async function fillTemplate(database: Database): Promise<void> {
  await migrateDatabase(database);
  await addBundledPlaces(database.drizzle);
}

/**
 * Returns a folder with a migrated database that contains only places, and creates it if necessary.
 * Copying the folder is faster than migrating again.
 */
async function ensureTemplateFolder(): Promise<string> {
  const folder = path.resolve(
    import.meta.dirname,
    '../../../.cache/api-test',
    await getTemplateName(),
  );
  if (existsSync(folder)) return folder;
  await mkdir(path.dirname(folder), { recursive: true });
  const temporaryFolder = await mkdtemp(`${folder}-`);
  const database = await openPglite({ dataDir: temporaryFolder }, silentLogger);
  await fillTemplate(database);
  await database.close();
  // Other test processes may create the same template at the same time. The first rename wins.
  await rename(temporaryFolder, folder).catch(() => rm(temporaryFolder, { recursive: true }));
  return folder;
}

/** Creates an empty data folder for one test file. */
export function createEmptyFolder(): Promise<string> {
  return mkdtemp(path.join(tmpdir(), 'gruenland-api-'));
}

/** Creates a data folder with a migrated database for one test file. */
export async function copyTemplateFolder(): Promise<string> {
  const folder = await createEmptyFolder();
  await cp(await ensureTemplateFolder(), folder, { recursive: true });
  return folder;
}

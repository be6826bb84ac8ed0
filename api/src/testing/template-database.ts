import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { migrateDatabase, migrationsFolder } from '#db/migrate.ts';
import { openPglite } from '#db/open-database.ts';

import { silentLogger } from './silent-log.ts';

/**
 * Returns a name that contains a hash of PGlite and the migrations. Tests therefore never use an
 * outdated template.
 */
export async function getTemplateName(): Promise<string> {
  // The entry file of PGlite contains the hashes of its other files, so hashing it is enough.
  const pglite = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const journal = path.join(migrationsFolder, 'meta', '_journal.json');
  const entries = JSON.parse(await readFile(journal, 'utf8')).entries as { tag: string }[];
  const files = entries.map((entry) => path.join(migrationsFolder, `${entry.tag}.sql`));
  const hash = createHash('sha256');
  for (const file of [pglite, ...files]) hash.update(await readFile(file));
  return hash.digest('hex').slice(0, 16);
}

/**
 * Returns a folder with a migrated, empty database, and creates it if necessary. Copying the folder
 * is faster than migrating again.
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
  await migrateDatabase(database);
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

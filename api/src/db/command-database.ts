import type { Database } from './database.ts';
import { openPglite, openPostgres } from './open-database.ts';
import { FolderLockedError } from './pglite/lock-file.ts';

const quiet = { info: () => {}, warn: () => {}, error: () => {} };

/** Where the configuration says the database is. */
interface DatabasePlace {
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
}

/** The configured database, for a command that has lines of its own to print. @throws FolderLockedError */
export async function openQuietly({ databaseUrl, dataDir }: DatabasePlace): Promise<Database> {
  return databaseUrl ? openPostgres(databaseUrl, quiet) : openPglite({ dataDir }, quiet);
}

/**
 * The same for a command that is of no use without it.
 *
 * @param next what to do while a running site holds the embedded database
 * @throws Error that says so
 */
export async function openForCommand(
  place: DatabasePlace,
  next = 'stop it, then do this again',
): Promise<Database> {
  return openQuietly(place).catch((error: unknown) => {
    if (!(error instanceof FolderLockedError)) throw error;
    throw new Error(`the running site holds the embedded database: ${next}`, { cause: error });
  });
}

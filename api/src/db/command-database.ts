import type { Database } from './database.ts';
import { openPglite, openPostgres } from './open-database.ts';
import { FolderLockedError } from './pglite/lock-file.ts';

const silentLog = { info: () => {}, warn: () => {}, error: () => {} };

/** Where the configuration says the database is. */
interface DatabaseLocation {
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
}

/** The configured database, for a command that has lines of its own to print. @throws FolderLockedError */
export async function openConfiguredDatabase({ databaseUrl, dataDir }: DatabaseLocation): Promise<Database> {
  return databaseUrl ? openPostgres(databaseUrl, silentLog) : openPglite({ dataDir }, silentLog);
}

/**
 * The same for a command that is of no use without it.
 *
 * @param advice what to do while a running site holds the embedded database
 * @throws Error that says so
 */
export async function openForCommand(
  location: DatabaseLocation,
  advice = 'stop it, then do this again',
): Promise<Database> {
  return openConfiguredDatabase(location).catch((error: unknown) => {
    if (!(error instanceof FolderLockedError)) throw error;
    throw new Error(`the running site holds the embedded database: ${advice}`, { cause: error });
  });
}

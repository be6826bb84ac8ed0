import type { Database } from './database.ts';
import { openPglite, openPostgres } from './open-database.ts';
import { FolderLockedError } from './pglite/lock-file.ts';

const silentLog = { info: () => {}, warn: () => {}, error: () => {} };

/** The part of the configuration that locates the database. */
interface DatabaseLocation {
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
}

/**
 * Opens the configured database without logging, for commands that print their own output.
 *
 * @throws FolderLockedError if another process has locked the embedded database
 */
export async function openConfiguredDatabase({
  databaseUrl,
  dataDir,
}: DatabaseLocation): Promise<Database> {
  return databaseUrl ? openPostgres(databaseUrl, silentLog) : openPglite({ dataDir }, silentLog);
}

/**
 * Opens the configured database for a command that cannot run without it.
 *
 * @param advice what the user should do if the running site has locked the embedded database
 * @throws Error that contains `advice`
 */
export async function openDatabaseForCommand(
  location: DatabaseLocation,
  advice = 'stop it, then run this command again',
): Promise<Database> {
  return openConfiguredDatabase(location).catch((error: unknown) => {
    if (!(error instanceof FolderLockedError)) throw error;
    throw new Error(`the running site has locked the embedded database: ${advice}`, {
      cause: error,
    });
  });
}

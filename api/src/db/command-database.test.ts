import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { copyTemplateFolder } from '#testing/template-database.ts';

import { openDatabaseForCommand, openConfiguredDatabase } from './command-database.ts';
import type { Database } from './database.ts';
import { FolderLockedError } from './pglite/lock-file.ts';

let runningDatabase: Database;
let databaseLocation: Parameters<typeof openConfiguredDatabase>[0];
beforeAll(async () => {
  databaseLocation = { databaseUrl: undefined, dataDir: await copyTemplateFolder() };
  runningDatabase = await openConfiguredDatabase(databaseLocation);
});
afterAll(() => runningDatabase?.close());

test('tells the user what to do when the running site has locked the embedded database', async () => {
  const message = 'the running site has locked the embedded database: ';
  await expect(openDatabaseForCommand(databaseLocation)).rejects.toThrow(
    `${message}stop it, then run this command again`,
  );
  await expect(openDatabaseForCommand(databaseLocation, 'wait')).rejects.toThrow(`${message}wait`);
  await expect(openConfiguredDatabase(databaseLocation)).rejects.toBeInstanceOf(FolderLockedError);
});

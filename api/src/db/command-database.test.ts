import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { copyTemplate } from '#testing/template-database.ts';

import { openDatabaseForCommand, openConfiguredDatabase } from './command-database.ts';
import type { Database } from './database.ts';
import { FolderLockedError } from './pglite/lock-file.ts';

let runningDatabase: Database;
let location: Parameters<typeof openConfiguredDatabase>[0];
beforeAll(async () => {
  location = { databaseUrl: undefined, dataDir: await copyTemplate() };
  runningDatabase = await openConfiguredDatabase(location);
});
afterAll(() => runningDatabase?.close());

test('tells the user what to do when the running site has locked the embedded database', async () => {
  const message = 'the running site has locked the embedded database: ';
  await expect(openDatabaseForCommand(location)).rejects.toThrow(
    `${message}stop it, then run this command again`,
  );
  await expect(openDatabaseForCommand(location, 'wait')).rejects.toThrow(`${message}wait`);
  await expect(openConfiguredDatabase(location)).rejects.toBeInstanceOf(FolderLockedError);
});

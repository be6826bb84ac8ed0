import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { copyTemplate } from '#testing/template-database.ts';

import { openForCommand, openConfiguredDatabase } from './command-database.ts';
import type { Database } from './database.ts';
import { FolderLockedError } from './pglite/lock-file.ts';

let runningDatabase: Database;
let location: Parameters<typeof openConfiguredDatabase>[0];
beforeAll(async () => {
  location = { databaseUrl: undefined, dataDir: await copyTemplate() };
  runningDatabase = await openConfiguredDatabase(location);
});
afterAll(() => runningDatabase?.close());

test('a command says what to do while the site holds the embedded database', async () => {
  const message = 'the running site holds the embedded database: ';
  await expect(openForCommand(location)).rejects.toThrow(`${message}stop it, then do this again`);
  await expect(openForCommand(location, 'wait')).rejects.toThrow(`${message}wait`);
  await expect(openConfiguredDatabase(location)).rejects.toBeInstanceOf(FolderLockedError);
});

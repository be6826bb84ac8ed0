import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { copyTemplate } from '#testing/template-database.ts';

import { openForCommand, openQuietly } from './command-database.ts';
import type { Database } from './database.ts';
import { FolderLockedError } from './pglite/lock-file.ts';

let site: Database;
let place: Parameters<typeof openQuietly>[0];
beforeAll(async () => {
  place = { databaseUrl: undefined, dataDir: await copyTemplate() };
  site = await openQuietly(place);
});
afterAll(() => site?.close());

test('a command says what to do while the site holds the embedded database', async () => {
  const held = 'the running site holds the embedded database: ';
  await expect(openForCommand(place)).rejects.toThrow(`${held}stop it, then do this again`);
  await expect(openForCommand(place, 'wait')).rejects.toThrow(`${held}wait`);
  await expect(openQuietly(place)).rejects.toBeInstanceOf(FolderLockedError);
});

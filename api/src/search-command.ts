/** What `npm run search -- …` runs: one command, progress as lines, an honest exit code. */
import { searchIndex } from '@gruenland/shared-contracts/search/search-kinds.ts';

import { readConfig } from '#config.ts';
import type { Config } from '#config.ts';
import type { Database } from '#db/database.ts';
import { openPglite, openPostgres } from '#db/open-database.ts';
import { FolderLockedError } from '#db/pglite/lock-file.ts';
import type { FeedSource } from '#modules/search-feed/search-feed.service.ts';
import { SearchWriter } from '#modules/search-feed/search-writer.ts';
import { articleSource, databaseSources } from '#search-feeds.ts';

const LONGEST_MS = 10 * 60_000;

const say = (what: string, line: string): void =>
  void process.stdout.write(`  ${what.padEnd(16)} ${line}\n`);

const quiet = { info: () => {}, warn: () => {}, error: () => {} };

/** Null while a running api holds the embedded database; it keeps those kinds up to date itself. */
async function openDatabase({ databaseUrl, dataDir }: Config): Promise<Database | null> {
  if (databaseUrl) return openPostgres(databaseUrl, quiet);
  try {
    return await openPglite({ dataDir }, quiet);
  } catch (error) {
    if (error instanceof FolderLockedError) return null;
    throw error;
  }
}

async function write(
  source: FeedSource,
  writer: SearchWriter,
  anew: boolean,
  signal: AbortSignal,
): Promise<void> {
  say(source.kind, 'reading …');
  const documents = await source.read(signal);
  if (anew) await writer.rebuild(source.kind, documents);
  const written = anew ? documents.length : await writer.sync(source.kind, documents);
  say(source.kind, `${written} written to ${searchIndex(source.kind)}`);
}

async function writeAll(config: Config, writer: SearchWriter, anew: boolean): Promise<void> {
  const signal = AbortSignal.timeout(LONGEST_MS);
  await write(articleSource(config.content), writer, anew, signal);
  const database = await openDatabase(config);
  if (!database) {
    say('veranstaltungen', 'left to the running api, which holds the embedded database');
    say('kleinanzeigen', 'left to the running api; stop the site to write them from here');
    return;
  }
  try {
    for (const source of databaseSources(database.drizzle)) {
      await write(source, writer, anew, signal);
    }
  } finally {
    await database.close();
  }
}

async function main(command: string | undefined): Promise<void> {
  if (command !== 'push' && command !== 'sync' && command !== 'rebuild') {
    throw new Error('usage: npm run search -- rebuild | sync | push');
  }
  const config = readConfig(process.env);
  const writer = new SearchWriter(config.search);
  await writer.pushSettings((what, done, of) => say(what, `${done}/${of}`));
  if (command !== 'push') await writeAll(config, writer, command === 'rebuild');
}

try {
  await main(process.argv[2]);
} catch (error) {
  process.stderr.write(
    `✗ search       ${error instanceof Error ? error.message : String(error)}\n`,
  );
  process.exitCode = 1;
}

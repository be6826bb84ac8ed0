/** What `npm run search -- …` runs: one command, progress as lines, an honest exit code. */
import type { SearchDocument } from '@gruenland/shared-contracts/search/search-document.ts';
import { searchIndex, type SearchKind } from '@gruenland/shared-contracts/search/search-kinds.ts';

import { isHostedSearch } from '@gruenland/shared-contracts/search/search-service.ts';

import { readConfig } from '#config.ts';
import { createContentRead } from '#content/content-read.ts';
import type { Config } from '#config.ts';
import { openQuietly } from '#db/command-database.ts';
import type { Database } from '#db/database.ts';
import { FolderLockedError } from '#db/pglite/lock-file.ts';
import { addNotices } from '#modules/search-feed/outbox.repository.ts';
import { regionalServices } from '#modules/search-feed/regional-services.ts';
import { SearchWriter } from '#modules/search-feed/search-writer.ts';
import { articleSource, databaseSources } from '#search-feeds.ts';

const LONGEST_MS = 10 * 60_000;

const say = (what: string, line: string): void =>
  void process.stdout.write(`  ${what.padEnd(16)} ${line}\n`);

/** Null while a running api holds the embedded database; it keeps those kinds up to date itself. */
async function openDatabase(config: Config): Promise<Database | null> {
  try {
    return await openQuietly(config);
  } catch (error) {
    if (error instanceof FolderLockedError) return null;
    throw error;
  }
}

async function write(
  kind: SearchKind,
  read: () => Promise<readonly SearchDocument[]>,
  writer: SearchWriter,
  anew: boolean,
): Promise<readonly string[]> {
  say(kind, 'reading …');
  const documents = await read();
  if (anew) await writer.rebuild(kind, documents);
  // After a rebuild: what changed while the new index was built went into the old one.
  const written = await writer.sync(kind, anew ? await read() : documents);
  const count = anew ? documents.length : written.length;
  say(kind, `${count} written to ${searchIndex(kind)}`);
  return written;
}

async function writeAll(config: Config, writer: SearchWriter, anew: boolean): Promise<void> {
  const signal = AbortSignal.timeout(LONGEST_MS);
  const articles = articleSource(createContentRead(config.content));
  await write(articles.kind, () => articles.read(signal), writer, anew);
  const database = await openDatabase(config);
  if (!database) {
    say('veranstaltungen', 'left to the running api, which holds the embedded database');
    say('kleinanzeigen', 'left to the running api; stop the site to write them from here');
    say('jobs', 'left to the running api, too');
    return;
  }
  try {
    const db = database.drizzle;
    for (const { kind, read } of databaseSources(db)) {
      // A running api may have told of newer states meanwhile: it tells of these once more.
      await addNotices(db, kind, await write(kind, () => read(), writer, anew));
    }
  } finally {
    await database.close();
  }
}

/** Whether the hosted services answer in the regions that are set. */
async function checkRegions({ search }: Config): Promise<void> {
  if (!isHostedSearch(search.endpoint)) {
    say('regions', 'none: the embedded search has no analytics, personalisation or suggestions');
    return;
  }
  const failed: string[] = [];
  for (const { name, region, ask } of regionalServices(search, search.regions)) {
    const problem = await ask().then(
      () => null,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    say(name, `${region}: ${problem ?? 'answers'}`);
    if (problem !== null) failed.push(name);
  }
  if (failed.length > 0) throw new Error(`no answer in these regions: ${failed.join(', ')}`);
}

const USAGE = 'usage: npm run search -- rebuild | sync | push | regions';

async function main(command: string | undefined): Promise<void> {
  const known = ['push', 'sync', 'rebuild', 'regions'];
  if (command === undefined || !known.includes(command)) throw new Error(USAGE);
  const config = readConfig(process.env);
  if (command === 'regions') {
    await checkRegions(config);
    return;
  }
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

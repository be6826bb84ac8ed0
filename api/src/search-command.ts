/** Entry point of `npm run search -- …`. */
import type { SearchDocument } from '@gruenland/shared-contracts/search/search-document.ts';
import { getIndexName, type SearchKind } from '@gruenland/shared-contracts/search/search-kinds.ts';

import { isHostedSearch } from '@gruenland/shared-contracts/search/search-service.ts';

import { readConfig } from '#config.ts';
import { createContentReader } from '#content/content-reader.ts';
import type { Config } from '#config.ts';
import { openConfiguredDatabase } from '#db/command-database.ts';
import { runInBackground } from '#db/background-work.ts';
import type { Database } from '#db/database.ts';
import { FolderLockedError } from '#db/pglite/lock-file.ts';
import { addOutboxEntries } from '#modules/search-feed/outbox.repository.ts';
import { createRegionalServices } from '#modules/search-feed/regional-services.ts';
import { readAllDocuments } from '#modules/search-feed/read-document-pages.ts';
import { createArticleSource } from '#modules/search-feed/read-articles.ts';
import { SearchWriter } from '#modules/search-feed/search-writer.ts';
import { modules } from '#modules.ts';

const TIMEOUT_MS = 10 * 60_000;

const printLine = (label: string, line: string): void =>
  void process.stdout.write(`  ${label.padEnd(16)} ${line}\n`);

/**
 * Opens the database. Returns null while a running api has locked the embedded database. That api
 * itself keeps the search indices of database entries up to date.
 */
async function openDatabase(config: Config): Promise<Database | null> {
  try {
    return await openConfiguredDatabase(config);
  } catch (error) {
    if (error instanceof FolderLockedError) return null;
    throw error;
  }
}

async function writeDocumentsOfKind(
  kind: SearchKind,
  readDocuments: () => Promise<readonly SearchDocument[]>,
  writer: SearchWriter,
  isRebuild: boolean,
): Promise<readonly string[]> {
  printLine(kind, 'reading …');
  const documents = await readDocuments();
  if (isRebuild) await writer.rebuildIndex(kind, documents);
  // During a rebuild, the api still writes changes to the old index. So this reads the documents
  // again after the rebuild.
  const writtenIds = await writer.syncIndex(kind, isRebuild ? await readDocuments() : documents);
  const writtenCount = isRebuild ? documents.length : writtenIds.length;
  printLine(kind, `${writtenCount} written to ${getIndexName(kind)}`);
  return writtenIds;
}

async function writeDocumentsOfAllKinds(
  config: Config,
  writer: SearchWriter,
  isRebuild: boolean,
): Promise<void> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const articleFeedSource = createArticleSource(createContentReader(config.content));
  await writeDocumentsOfKind(
    articleFeedSource.kind,
    () => articleFeedSource.read(signal),
    writer,
    isRebuild,
  );
  const database = await openDatabase(config);
  if (!database) {
    printLine('events', 'skipped: the running api has the embedded database open and updates them');
    printLine('ads', 'skipped: stop the site to write them with this command');
    printLine('jobs', 'skipped: updated by the running api');
    return;
  }
  try {
    const db = database.drizzle;
    for (const { searchDocuments } of modules) {
      if (!searchDocuments) continue;
      const { kind } = searchDocuments;
      // Queues the written documents for the search feed. A running api may have written newer
      // versions of them, which this command has overwritten.
      await addOutboxEntries(
        db,
        kind,
        await writeDocumentsOfKind(
          kind,
          () => readAllDocuments(db, searchDocuments),
          writer,
          isRebuild,
        ),
      );
    }
  } finally {
    await database.close();
  }
}

/** Checks that the hosted search services can be reached in their configured regions. */
async function checkRegions({ search }: Config): Promise<void> {
  if (!isHostedSearch(search.endpoint)) {
    printLine(
      'regions',
      'none: the embedded search has no analytics, personalisation or suggestions',
    );
    return;
  }
  const failedServiceNames: string[] = [];
  for (const { name, region, probe } of createRegionalServices(search, search.regions)) {
    const problem = await probe().then(
      () => null,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    printLine(name, `${region}: ${problem ?? 'reachable'}`);
    if (problem !== null) failedServiceNames.push(name);
  }
  if (failedServiceNames.length > 0)
    throw new Error(`no response in these regions: ${failedServiceNames.join(', ')}`);
}

const USAGE = 'usage: npm run search -- rebuild | sync | push | regions';

async function main(command: string | undefined): Promise<void> {
  const knownCommands = ['push', 'sync', 'rebuild', 'regions'];
  if (command === undefined || !knownCommands.includes(command)) throw new Error(USAGE);
  const config = readConfig(process.env);
  if (command === 'regions') {
    await checkRegions(config);
    return;
  }
  const writer = new SearchWriter(config.search);
  await writer.pushSettings((step, done, total) => printLine(step, `${done}/${total}`));
  if (command !== 'push') await writeDocumentsOfAllKinds(config, writer, command === 'rebuild');
}

try {
  await runInBackground(() => main(process.argv[2]));
} catch (error) {
  process.stderr.write(
    `✗ search       ${error instanceof Error ? error.message : String(error)}\n`,
  );
  process.exitCode = 1;
}

import type { Writable } from 'node:stream';

import type { FastifyInstance } from 'fastify';

import type { Logger } from '@gruenland/shared-contracts/logger.ts';

import { addRoutes, createServer } from '#app.ts';
import type { Config } from '#config.ts';
import { createContentRead } from '#content/content-read.ts';
import type { Database } from '#db/database.ts';
import { migrateDatabase, pendingMigrations, requireMigrated } from '#db/migrate.ts';
import { openPglite, openPostgres } from '#db/open-database.ts';
import { addDemoAds } from '#demo/demo-ads.ts';
import { addSampleEvents } from '#demo/events/add-sample-events.ts';
import { addDemoAdmin, addDemoModerator, addDemoReader, addDemoStaff } from '#demo/demo-reader.ts';
import { addSampleJobs } from '#demo/jobs/add-sample-jobs.ts';
import { releaseRunning } from '#queue/task.repository.ts';
import { createMailer } from '#mail/mailer.ts';
import { openSentMails } from '#mail/sent-mails.ts';
import { keepMaintaining } from '#maintenance.ts';
import { keepSlugs } from '#modules/content-slugs/slug-feed.ts';
import { openPhotos } from '#modules/photos/open-photos.ts';
import { keepSweeping } from '#modules/saved-searches/saved-search-tasks.ts';
import { addOwnPlaces } from '#modules/places/place.repository.ts';
import { freeLeases } from '#modules/search-feed/outbox.repository.ts';
import { searchFeedRoutes } from '#modules/search-feed/search-feed.routes.ts';
import { startFeeds } from '#search-feeds.ts';
import { createMetrics } from '#operations/metrics.ts';
import { startTracing } from '#operations/tracing.ts';
import { createPasswords } from '#modules/session/password.ts';
import { createServices } from '#services.ts';
import type { ServiceParts, Services } from '#services.ts';

/** The running api. */
export interface Api {
  readonly app: FastifyInstance;
  readonly database: Database;
  /** Answers what is under way, lets running jobs end, closes the database, frees the folder. */
  close(): Promise<void>;
}

/** Who only reads changes no schema: what a later one brings is not there yet. */
async function warnOfPending(database: Database, log: Logger): Promise<void> {
  const pending = await pendingMigrations(database).catch(() => null);
  if (pending === 0) return;
  log.warn({ pending }, 'the schema is of before: what needs the new one answers 503');
}

async function openDatabase(config: Config, log: Logger): Promise<Database> {
  const database = config.databaseUrl
    ? openPostgres(config.databaseUrl, log, config.statementMs)
    : await openPglite({ dataDir: config.dataDir }, log);
  try {
    if (config.readOnly) {
      await warnOfPending(database, log);
      return database;
    }
    if (config.migrateAtStart) await migrateDatabase(database);
    else await requireMigrated(database);
    // Alone on its folder: whatever was under way was under way in a process that has died.
    if (database.kind === 'pglite') {
      await releaseRunning(database.drizzle);
      await freeLeases(database.drizzle);
    }
    await addOwnPlaces(database.drizzle);
    if (config.demoData) {
      const passwords = createPasswords(config.dataSecrets);
      await addDemoReader(database.drizzle, passwords);
      await addDemoModerator(database.drizzle, passwords);
      await addDemoStaff(database.drizzle, passwords);
      await addDemoAdmin(database.drizzle, passwords);
      await addSampleEvents(database.drizzle);
      await addDemoAds(database.drizzle);
      await addSampleJobs(database.drizzle);
    }
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Starts what is done in the background; returns a function that ends it. */
function startWork({ jobs }: Services, { drizzle }: Database): () => Promise<void> {
  jobs.start();
  const stopMaintaining = keepMaintaining(drizzle);
  const stopSweeping = keepSweeping(drizzle);
  return async () => {
    await stopMaintaining();
    await stopSweeping();
    await jobs.stop();
  };
}

/** Opens the database, brings it up to date and puts everything together; does not listen yet. */
export async function startApi(
  config: Config,
  { log, ...options }: Pick<ServiceParts, 'jobOptions'> & { readonly log?: Writable } = {},
): Promise<Api> {
  const app = createServer(config, log);
  const tracing = startTracing(process.env);
  await tracing.follow(app);
  const database = await openDatabase(config, app.log);
  const metrics = createMetrics();
  metrics.watchDatabase(database);
  const sent = openSentMails(config.dataDir);
  const mailer = metrics.counted(createMailer(config.smtpUrl, config.mailFrom, sent));
  const photoPlaces = await openPhotos({ dataDir: config.dataDir, bucket: config.photoBucket });
  const readContent = createContentRead(config.content);
  const services = createServices({
    photoPlaces,
    readContent,
    config,
    database,
    mailer,
    log: app.log,
    jobOptions: { ...options.jobOptions, onEnd: metrics.jobEnded },
  });
  await addRoutes(app, config, services, metrics);
  const feeds =
    config.search.feed && !config.readOnly
      ? startFeeds(config, readContent, database.drizzle, app.log)
      : null;
  const slugs =
    config.search.feed && !config.readOnly
      ? keepSlugs(readContent, database.drizzle, app.log)
      : null;
  if (feeds) {
    const { webhookSecret } = config;
    await app.register(searchFeedRoutes, { feed: feeds.articles, webhookSecret });
  }
  const stopWorking = config.readOnly ? async () => {} : startWork(services, database);
  return {
    app,
    database,
    close: async () => {
      await feeds?.close();
      await slugs?.close();
      await app.close();
      await stopWorking();
      mailer.close();
      await database.close();
      await tracing.stop();
    },
  };
}

import type { Writable } from 'node:stream';

import type { FastifyInstance } from 'fastify';

import type { Logger } from '@gruenland/shared-contracts/logger.ts';

import { addRoutes, createServer } from '#app.ts';
import type { Config } from '#config.ts';
import { createContentReader } from '#content/content-reader.ts';
import { forbidWrites } from '#db/database.ts';
import type { Database } from '#db/database.ts';
import { migrateDatabase, countPendingMigrations, requireMigratedSchema } from '#db/migrate.ts';
import { openPglite, openPostgres } from '#db/open-database.ts';
import { addDemoAds } from '#demo/demo-ads.ts';
import { addSampleEvents } from '#demo/events/add-sample-events.ts';
import { addDemoAdmin, addDemoModerator, addDemoReader, addDemoStaff } from '#demo/demo-reader.ts';
import { addSampleJobs } from '#demo/jobs/add-sample-jobs.ts';
import { releaseRunningTasks } from '#queue/task.repository.ts';
import { createMailer } from '#mail/mailer.ts';
import { openSentMails } from '#mail/sent-mails.ts';
import { startMaintenanceSchedule } from '#maintenance.ts';
import { startSlugFeed } from '#modules/content-slugs/slug-feed.ts';
import { openPhotoStores } from '#modules/photos/open-photo-stores.ts';
import { startSearchScheduler } from '#modules/saved-searches/saved-search-tasks.ts';
import { insertBundledPlaces } from '#places/place.repository.ts';
import { releaseAllLeases } from '#modules/search-feed/outbox.repository.ts';
import { searchFeedRoutes } from '#modules/search-feed/search-feed.routes.ts';
import { startFeeds } from '#search-feeds.ts';
import { createMetrics } from '#operations/metrics.ts';
import { startTracing } from '#operations/tracing.ts';
import { createPasswordHasher } from '#modules/session/password.ts';
import { createServices } from '#services.ts';
import type { ServiceDependencies, Services } from '#services.ts';

/** A running api. */
export interface Api {
  readonly app: FastifyInstance;
  readonly database: Database;
  /** Finishes running requests and tasks, closes the database, releases the data folder. */
  close(): Promise<void>;
}

/**
 * Logs a warning about pending migrations: a read-only api does not migrate, so newer features will
 * fail.
 */
async function warnAboutPendingMigrations(database: Database, log: Logger): Promise<void> {
  const pendingCount = await countPendingMigrations(database).catch(() => null);
  if (pendingCount === 0) return;
  log.warn(
    { pending: pendingCount },
    'the schema is older than the code: requests that need newer columns answer 503',
  );
}

async function openDatabase(config: Config, log: Logger): Promise<Database> {
  const database = config.databaseUrl
    ? openPostgres(config.databaseUrl, log, config.statementTimeoutMs)
    : await openPglite({ dataDir: config.dataDir }, log);
  try {
    if (config.isReadOnly) {
      forbidWrites(database);
      await warnAboutPendingMigrations(database, log);
      return database;
    }
    if (config.migratesAtStart) await migrateDatabase(database);
    else await requireMigratedSchema(database);
    // PGlite allows only one process per folder. So tasks and leases that are still marked as
    // running belong to a process that has exited, and are released here.
    if (database.kind === 'pglite') {
      await releaseRunningTasks(database.drizzle);
      await releaseAllLeases(database.drizzle);
    }
    await insertBundledPlaces(database.drizzle);
    if (config.addsDemoData) {
      const passwords = createPasswordHasher(config.dataSecrets);
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

/** Starts the task runner and the schedules. @returns a function that stops all of them */
function startBackgroundWork({ taskRunner }: Services, { drizzle }: Database): () => Promise<void> {
  taskRunner.start();
  const stopMaintenance = startMaintenanceSchedule(drizzle);
  const stopSearchScheduler = startSearchScheduler(drizzle);
  return async () => {
    await stopMaintenance();
    await stopSearchScheduler();
    await taskRunner.stop();
  };
}

/**
 * Opens and migrates the database and creates services and routes. The server does not listen yet.
 */
export async function startApi(
  config: Config,
  {
    log,
    ...options
  }: Pick<ServiceDependencies, 'taskRunnerOptions' | 'passwordCost'> & {
    readonly log?: Writable;
  } = {},
): Promise<Api> {
  const app = createServer(config, log);
  const tracing = startTracing(process.env);
  await tracing.traceRequests(app);
  const database = await openDatabase(config, app.log);
  const metrics = createMetrics();
  metrics.watchDatabase(database);
  const sentMails = openSentMails(config.dataDir);
  const mailer = metrics.createCountingMailer(
    createMailer(config.smtpUrl, config.mailFrom, sentMails),
  );
  const photoStores = await openPhotoStores({
    dataDir: config.dataDir,
    bucket: config.photoBucket,
  });
  const readContent = createContentReader(config.content);
  const services = createServices({
    photoStores,
    readContent,
    config,
    database,
    mailer,
    log: app.log,
    ...options,
    taskRunnerOptions: { ...options.taskRunnerOptions, onEnd: metrics.countTaskRun },
  });
  await addRoutes(app, config, services, metrics);
  const feeds =
    config.search.updatesIndex && !config.isReadOnly
      ? startFeeds(config, readContent, database.drizzle, app.log)
      : null;
  const slugs =
    config.search.updatesIndex && !config.isReadOnly
      ? startSlugFeed(readContent, database.drizzle, app.log)
      : null;
  if (feeds) {
    const { webhookSecret } = config;
    await app.register(searchFeedRoutes, { feed: feeds.articles, webhookSecret });
  }
  const stopBackgroundWork = config.isReadOnly
    ? async () => {}
    : startBackgroundWork(services, database);
  return {
    app,
    database,
    close: async () => {
      await feeds?.close();
      await slugs?.close();
      await app.close();
      await stopBackgroundWork();
      mailer.close();
      await database.close();
      await tracing.stop();
    },
  };
}

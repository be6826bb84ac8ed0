import type { Writable } from 'node:stream';

import type { FastifyInstance } from 'fastify';

import type { Logger } from '@gruenland/shared-contracts/logger.ts';

import { addRoutes, createServer } from '#app.ts';
import type { Config } from '#config.ts';
import type { Database } from '#db/database.ts';
import { migrateDatabase } from '#db/migrate.ts';
import { openPglite, openPostgres } from '#db/open-database.ts';
import { addDemoAds } from '#demo/demo-ads.ts';
import { addSampleEvents } from '#demo/events/add-sample-events.ts';
import { addDemoReader } from '#demo/demo-reader.ts';
import { releaseRunning } from '#jobs/job.repository.ts';
import { createMailer } from '#mail/mailer.ts';
import { keepMaintaining } from '#maintenance.ts';
import { addOwnPlaces } from '#modules/places/place.repository.ts';
import { searchFeedRoutes } from '#modules/search-feed/search-feed.routes.ts';
import { startFeeds } from '#search-feeds.ts';
import { createServices } from '#services.ts';
import type { ServiceParts } from '#services.ts';

/** The running api. */
export interface Api {
  readonly app: FastifyInstance;
  readonly database: Database;
  /** Answers what is under way, lets running jobs end, closes the database, frees the folder. */
  close(): Promise<void>;
}

async function openDatabase(config: Config, log: Logger): Promise<Database> {
  const database = config.databaseUrl
    ? openPostgres(config.databaseUrl, log)
    : await openPglite({ dataDir: config.dataDir }, log);
  try {
    await migrateDatabase(database);
    // Alone on its folder: whatever was under way was under way in a process that has died.
    if (database.kind === 'pglite') await releaseRunning(database.drizzle);
    await addOwnPlaces(database.drizzle);
    if (config.demoData) {
      await addDemoReader(database.drizzle);
      await addSampleEvents(database.drizzle);
      await addDemoAds(database.drizzle);
    }
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Opens the database, brings it up to date and puts everything together; does not listen yet. */
export async function startApi(
  config: Config,
  { log, ...options }: Pick<ServiceParts, 'jobOptions'> & { readonly log?: Writable } = {},
): Promise<Api> {
  const app = createServer(config, log);
  const database = await openDatabase(config, app.log);
  const mailer = createMailer(config.smtpUrl, config.mailFrom);
  const services = createServices({ config, database, mailer, log: app.log, ...options });
  await addRoutes(app, config, services);
  const feeds = config.search.feed ? startFeeds(config, database.drizzle, app.log) : null;
  if (feeds) {
    const { webhookSecret } = config;
    await app.register(searchFeedRoutes, { feed: feeds.articles, webhookSecret });
  }
  services.jobs.start();
  const stopMaintaining = keepMaintaining(database.drizzle);
  return {
    app,
    database,
    close: async () => {
      feeds?.close();
      await stopMaintaining();
      await app.close();
      await services.jobs.stop();
      mailer.close();
      await database.close();
    },
  };
}

import type { Writable } from 'node:stream';

import type { FastifyInstance } from 'fastify';

import type { Logger } from '@gruenland/shared-contracts/logger.ts';

import { addRoutes, createServer } from '#app.ts';
import type { Config } from '#config.ts';
import { runInBackground } from '#db/background-work.ts';
import { forbidWrites, writeUnlessReadOnly } from '#db/database.ts';
import { describeError } from '#describe-error.ts';
import type { Database } from '#db/database.ts';
import { migrateDatabase, countPendingMigrations, requireMigratedSchema } from '#db/migrate.ts';
import { openPglite, openPostgres } from '#db/open-database.ts';
import { requirePoolerLimits } from '#db/pooled-client.ts';
import { addDemoAds } from '#demo/demo-ads.ts';
import { addSampleEvents } from '#demo/events/add-sample-events.ts';
import { addDemoAdmin, addDemoModerator, addDemoReader, addDemoStaff } from '#demo/demo-reader.ts';
import { addSampleJobs } from '#demo/jobs/add-sample-jobs.ts';
import { releaseRunningTasks } from '#queue/task.repository.ts';
import { createMailer } from '#mail/mailer.ts';
import { openSentMails } from '#mail/sent-mails.ts';
import { createMaintenanceTask, startMaintenanceSchedule } from '#maintenance.ts';
import { composeModules, mergeDeclarations } from '#module/compose-modules.ts';
import type { Composition } from '#module/compose-modules.ts';
import { createCore } from '#module/core.ts';
import type { Core } from '#module/core.ts';
import { modules } from '#modules.ts';
import { requireAllHandlers } from '#queue/all-task-kinds.ts';
import { TaskRunner } from '#queue/task-runner.ts';
import type { TaskRunnerOptions } from '#queue/task-runner.ts';
import { createRetentionTasks } from '#retention/erase-expired-rows.ts';
import { addBundledPlaces } from '#places/place.repository.ts';
import { releaseAllLeases } from '#modules/search-feed/outbox.repository.ts';
import { createMetrics } from '#operations/metrics.ts';
import { addEncryptionCheck, canDecryptStoredData } from '#secrets/encryption-check.ts';
import { startTracing } from '#operations/start-tracing.ts';
import { createPasswordHasher } from '#modules/session/password.ts';

/** A running api. */
export interface Api {
  readonly app: FastifyInstance;
  readonly database: Database;
  /** Finishes running requests and tasks, closes the database and releases the data folder. */
  close(): Promise<void>;
}

/**
 * Logs a warning if migrations are pending. A read-only api does not migrate, so requests that need
 * newer columns fail.
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
    ? openPostgres(config.databaseUrl, log, config.statementTimeoutMs, config.databaseAddresses)
    : await openPglite({ dataDir: config.dataDir }, log);
  try {
    if (config.databaseAddresses.poolerUrl)
      await requirePoolerLimits(database.pool, config.statementTimeoutMs);
    if (config.isReadOnly) {
      forbidWrites(database);
      await warnAboutPendingMigrations(database, log);
      return database;
    }
    if (config.migratesAtStart)
      await migrateDatabase(database, { log: (line) => log.info({}, line) });
    else await requireMigratedSchema(database);
    // Only one process at a time can open a PGlite folder. Tasks and leases that are still marked
    // as running therefore belong to a process that has exited, so they are released.
    if (database.kind === 'pglite') {
      await releaseRunningTasks(database.drizzle);
      await releaseAllLeases(database.drizzle);
    }
    await addBundledPlaces(database.drizzle);
    if (config.addsDemoData) {
      const passwordHasher = createPasswordHasher(config.dataSecrets);
      await addDemoReader(database.drizzle, passwordHasher);
      await addDemoModerator(database.drizzle, passwordHasher);
      await addDemoStaff(database.drizzle, passwordHasher);
      await addDemoAdmin(database.drizzle, passwordHasher);
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

/** Logs an error if DATA_SECRET does not decrypt what the database contains. */
async function checkEncryption({
  config,
  db,
  encryption,
  log,
}: Pick<Core, 'config' | 'db' | 'encryption' | 'log'>): Promise<void> {
  try {
    if (!config.isReadOnly) await writeUnlessReadOnly(() => addEncryptionCheck(db, encryption));
    if (await canDecryptStoredData(db, encryption)) return;
    log.error(
      {},
      'DATA_SECRET does not decrypt the data: add the previous secret to DATA_SECRETS_ACCEPTED',
    );
  } catch (error) {
    log.warn({ error: describeError(error) }, 'the encryption could not be checked');
  }
}

/** Creates the runner of all background tasks: the tasks of the modules, and maintenance. */
function createTaskRunner(
  core: Pick<Core, 'db' | 'log'>,
  { tasks, dailyTasks }: Composition,
  options: Pick<TaskRunnerOptions, 'pollIntervalMs' | 'backOffSeconds' | 'onTaskEnd'>,
): TaskRunner {
  const { db, log } = core;
  const steps = mergeDeclarations('daily tasks', [dailyTasks, createRetentionTasks(db)]);
  const maintenance = createMaintenanceTask(db, steps);
  const handlers = requireAllHandlers({ ...tasks, maintenance });
  return new TaskRunner({ db, log, handlers, ...options });
}

/** Starts the task runner and the schedules. @returns a function that stops all of them */
function startBackgroundWork(
  taskRunner: TaskRunner,
  { start, hourlyTasks }: Composition,
  { db, log }: Pick<Core, 'db' | 'log'>,
  schedulesMaintenance: boolean,
): () => Promise<void> {
  taskRunner.start();
  const stopMaintenance = schedulesMaintenance
    ? startMaintenanceSchedule(db, hourlyTasks, log)
    : async () => {};
  const stopModules = start();
  return async () => {
    await stopModules();
    await stopMaintenance();
    await taskRunner.stop();
  };
}

/** Options that only tests set. */
export interface ApiOptions {
  /** Receives the log lines of the api. The default is standard output. */
  readonly log?: Writable;
  readonly passwordCost?: Core['passwordCost'];
  readonly taskRunnerOptions?: Pick<TaskRunnerOptions, 'pollIntervalMs' | 'backOffSeconds'>;
  /** Whether hourly and daily tasks run by themselves; default true. */
  readonly schedulesMaintenance?: boolean;
}

/**
 * Opens and migrates the database, and creates all modules and their routes. The returned server
 * does not listen yet.
 */
export async function startApi(config: Config, options: ApiOptions = {}): Promise<Api> {
  const app = createServer(config, options.log);
  const tracing = await startTracing(process.env);
  await tracing.traceRequests(app);
  const database = await openDatabase(config, app.log);
  const metrics = createMetrics();
  const sentMails = openSentMails(database.drizzle, config.dataDir);
  const mailer = metrics.createCountingMailer(
    createMailer(config.smtpUrl, config.mailFrom, sentMails),
  );
  const taskRunnerRef: { taskRunner?: TaskRunner } = {};
  const core = createCore({
    config,
    database,
    mailer,
    log: app.log,
    notifyTaskRunner: () => taskRunnerRef.taskRunner?.wake(),
    passwordCost: options.passwordCost,
  });
  metrics.watchDatabase({
    database,
    encryption: core.encryption,
    isReadOnly: config.isReadOnly,
  });
  await checkEncryption(core);
  const composition = await composeModules(core, modules);
  const taskRunner = createTaskRunner(core, composition, {
    ...options.taskRunnerOptions,
    onTaskEnd: metrics.countTaskRun,
  });
  taskRunnerRef.taskRunner = taskRunner;
  await addRoutes(app, config, composition.routes, metrics);
  if (!config.isReadOnly) await sentMails.shareLocalRecords();
  const stopBackgroundWork = config.isReadOnly
    ? async () => {}
    : runInBackground(() =>
        startBackgroundWork(taskRunner, composition, core, options.schedulesMaintenance ?? true),
      );
  return {
    app,
    database,
    close: async () => {
      await app.close();
      await stopBackgroundWork();
      mailer.close();
      await database.close();
      await tracing.stop();
    },
  };
}

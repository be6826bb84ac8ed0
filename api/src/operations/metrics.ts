import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

import { findNewestBackupTime } from '#backup/backup-record.ts';
import type { Database } from '#db/database.ts';
import { countWaitingTasks } from '#queue/task.repository.ts';
import type { TaskCounts } from '#queue/task.repository.ts';
import type { Mailer } from '#mail/mailer.ts';

/** Upper bounds of the histogram buckets in seconds. */
const REQUEST_BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 8];

/** Prometheus metrics of this process and its database, without personal data. */
export interface Metrics {
  readonly registry: Registry;
  /** Measures request durations and labels them with the route pattern, never with the URL. */
  watchRequests(app: FastifyInstance): void;
  /** Reads counts of tasks and connections, and the time of the last backup, on each scrape. */
  watchDatabase(database: Database): void;
  /** Wraps a mailer and counts the mails that are sent and the mails that fail. */
  createCountingMailer(mailer: Mailer): Mailer;
  countTaskRun(kind: string, result: 'done' | 'failed'): void;
  /** Counts a request that was rejected because of event loop lag. */
  countRejectedRequest(): void;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requestDurationHistogram = new Histogram({
    name: 'gruenland_api_request_seconds',
    help: 'Time to an answer by route and status class',
    labelNames: ['method', 'route', 'status'],
    buckets: REQUEST_BUCKETS_SECONDS,
    registers,
  });
  const mailCounter = addCounter('gruenland_mails_total', 'Mails to the mail server', ['result']);
  const taskRunCounter = addCounter('gruenland_task_runs_total', 'Runs of background tasks', [
    'kind',
    'result',
  ]);
  const rejectedRequestCounter = addCounter(
    'gruenland_shed_total',
    'Requests refused because of lag',
    [],
  );

  function addCounter(name: string, help: string, labelNames: readonly string[]): Counter {
    return new Counter({ name, help, labelNames: [...labelNames], registers });
  }

  return {
    registry,
    watchRequests: (app) => {
      app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
        const status = `${Math.floor(reply.statusCode / 100)}xx`;
        requestDurationHistogram.observe(
          { method, route: routeOptions.url ?? 'none', status },
          reply.elapsedTime / 1000,
        );
      });
    },
    watchDatabase: (database) => addDatabaseGauges(registry, database),
    createCountingMailer: (mailer) => ({
      ...mailer,
      send: async (mail) => {
        try {
          await mailer.send(mail);
          mailCounter.inc({ result: 'sent' });
        } catch (error) {
          mailCounter.inc({ result: 'failed' });
          throw error;
        }
      },
    }),
    countTaskRun: (kind, result) => taskRunCounter.inc({ kind, result }),
    countRejectedRequest: () => rejectedRequestCounter.inc(),
  };
}

/** Adds gauges for tasks, for the last backup and for connections to the database. */
function addDatabaseGauges(registry: Registry, { drizzle, pool }: Database): void {
  // Both gauges of tasks share one query per scrape.
  let taskCountsPromise: Promise<TaskCounts> | undefined;
  const readCounts = () =>
    (taskCountsPromise ??= countWaitingTasks(drizzle).finally(
      () => (taskCountsPromise = undefined),
    ));
  addGauge(registry, 'gruenland_tasks', 'Tasks by state', ['state'], async (setGauge) => {
    const { waiting, failed } = await readCounts();
    setGauge({ state: 'waiting' }, waiting);
    setGauge({ state: 'failed' }, failed);
  });
  const taskAgeHelp = 'Age of the oldest due task in seconds';
  addGauge(registry, 'gruenland_tasks_oldest_due_seconds', taskAgeHelp, [], async (setGauge) =>
    setGauge({}, (await readCounts()).oldestDueSeconds),
  );
  const backupHelp = 'When the newest backup was made, in seconds since 1970; 0 before the first';
  addGauge(registry, 'gruenland_backup_timestamp_seconds', backupHelp, [], async (setGauge) => {
    const backupTime = await findNewestBackupTime(drizzle);
    if (backupTime) setGauge({}, backupTime.getTime() / 1000);
  });
  const help = 'Connections to the database, and requests that wait for one';
  addGauge(registry, 'gruenland_database_connections', help, ['state'], async (setGauge) => {
    setGauge({ state: 'open' }, pool.totalCount);
    setGauge({ state: 'idle' }, pool.idleCount);
    setGauge({ state: 'wanted' }, pool.waitingCount);
  });
}

/**
 * Adds a gauge whose values are read on each scrape. While the database is unavailable, the
 * response omits the gauge.
 */
function addGauge(
  registry: Registry,
  name: string,
  help: string,
  labelNames: string[],
  readValues: (set: (labels: Record<string, string>, value: number) => void) => Promise<void>,
): void {
  const registeredGauge = new Gauge({
    name,
    help,
    labelNames,
    registers: [registry],
    collect: async () => {
      registeredGauge.reset();
      await readValues((labels, value) => registeredGauge.set(labels, value)).catch(() => {
        // Removes a gauge without labels, because a reset sets it to 0.
        if (labelNames.length === 0) registeredGauge.remove();
      });
    },
  });
}

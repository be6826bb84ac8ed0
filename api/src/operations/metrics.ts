import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';

import type { Mailer } from '#mail/mailer.ts';

import { addDatabaseGauges } from './database-metrics.ts';
import type { DatabaseMetricsOptions } from './database-metrics.ts';
import { addRedisGauge } from './redis-metrics.ts';

/** Upper bounds of the histogram buckets in seconds. */
const REQUEST_BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 8];

/** Prometheus metrics of this process and its database, without personal data. */
export interface Metrics {
  readonly registry: Registry;
  /** Measures request durations and labels them with the route pattern, never with the URL. */
  watchRequests(app: FastifyInstance): void;
  /** Reads the state of the database and of the site on each scrape. */
  watchDatabase(options: DatabaseMetricsOptions): void;
  /**
   * Reports on each scrape whether Redis answers.
   * @param ping rejects if Redis does not answer
   */
  watchRedis(ping: () => Promise<unknown>): void;
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
  // `rate` misses the first event of a series that does not exist before it.
  for (const result of ['sent', 'failed']) mailCounter.inc({ result }, 0);
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
    watchDatabase: (options) => addDatabaseGauges(registry, options),
    watchRedis: (ping) => addRedisGauge(registry, ping),
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

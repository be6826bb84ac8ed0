import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';

import { Problem } from '#problem.ts';

/**
 * Routes of probes and metrics. The api answers them even under load, because orchestrators act on
 * the responses.
 */
const ROUTES_ANSWERED_UNDER_LOAD: ReadonlySet<string> = new Set([
  '/health',
  '/health/live',
  '/metrics',
]);
/**
 * The delay limit for writes is this number times the limit for reads. The limit for reads is
 * lower, because users can easily repeat a read.
 */
const WRITE_LIMIT_FACTOR = 4;
const RETRY_AFTER_SECONDS = 2;

/**
 * Rejects requests while the event loop lags.
 *
 * @param maxDelayMs limit for the mean delay within a second, in milliseconds; 0 rejects no
 *   requests
 * @param onRequestRejected called for each rejected request
 */
export async function addLoadShedding(
  app: FastifyInstance,
  maxDelayMs: number,
  onRequestRejected: () => void,
): Promise<void> {
  if (maxDelayMs === 0) return;
  await app.register(underPressure, {
    maxEventLoopDelay: maxDelayMs,
    pressureHandler: ({ method, routeOptions }, _reply, _kind, delayMs) => {
      const limit = method === 'GET' ? maxDelayMs : maxDelayMs * WRITE_LIMIT_FACTOR;
      if (ROUTES_ANSWERED_UNDER_LOAD.has(routeOptions.url ?? '') || (delayMs ?? 0) <= limit)
        return undefined;
      onRequestRejected();
      return Promise.reject(
        new Problem('upstream.busy', { retryAfterSeconds: RETRY_AFTER_SECONDS }),
      );
    },
  });
}

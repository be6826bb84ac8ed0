import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';

import { Problem } from '#problem.ts';

/** Probes and metrics: answered under load too, because orchestrators act on them. */
const ALWAYS_ANSWERED: ReadonlySet<string> = new Set(['/health', '/health/live', '/metrics']);
/** Factor by which the limit for writes is higher than for reads, which users can easily repeat. */
const WRITES_FACTOR = 4;
const RETRY_SECONDS = 2;

/**
 * Rejects requests early while the event loop lags.
 *
 * @param maxDelayMs allowed mean lag within a second, in milliseconds; 0 never rejects
 * @param refused called for each rejected request
 */
export async function addLoadShedding(
  app: FastifyInstance,
  maxDelayMs: number,
  refused: () => void,
): Promise<void> {
  if (maxDelayMs === 0) return;
  await app.register(underPressure, {
    maxEventLoopDelay: maxDelayMs,
    pressureHandler: ({ method, routeOptions }, _reply, _kind, delayMs) => {
      const limit = method === 'GET' ? maxDelayMs : maxDelayMs * WRITES_FACTOR;
      if (ALWAYS_ANSWERED.has(routeOptions.url ?? '') || (delayMs ?? 0) <= limit) return undefined;
      refused();
      return Promise.reject(new Problem('upstream.busy', { retryAfterSeconds: RETRY_SECONDS }));
    },
  });
}

import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';

import { Problem } from '#problem.ts';

/** Asked by machines that decide what happens to this process. */
const ALWAYS: ReadonlySet<string> = new Set(['/health', '/health/live', '/metrics']);
/** What people have written is taken much longer than what can be read again. */
const WRITES_FACTOR = 4;
const RETRY_SECONDS = 2;

/**
 * Refuses requests while the event loop lags behind, before anything was done for them.
 *
 * @param maxDelayMs mean lag within a second that is still fine, in milliseconds; 0 never refuses
 * @param refused told of each
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
      if (ALWAYS.has(routeOptions.url ?? '') || (delayMs ?? 0) <= limit) return undefined;
      refused();
      return Promise.reject(new Problem('upstream.busy', { retryAfterSeconds: RETRY_SECONDS }));
    },
  });
}

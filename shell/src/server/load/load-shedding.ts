import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { Counter } from 'prom-client';
import type { Registry } from 'prom-client';

/** Whether this process has more to do than it can. */
export interface LoadShedding {
  /** True while its event loop lags behind: what is not made yet is not begun. */
  readonly overloaded: () => boolean;
  /** Counts an answer that was not made. */
  readonly shed: () => void;
}

/**
 * Watches how late the event loop is. Nothing is refused here: the pipeline knows what is at hand
 * and what would have to be made.
 *
 * @param maxDelayMs mean lag within a second that is still fine, in milliseconds; 0 never sheds
 */
export async function watchLoad(
  app: FastifyInstance,
  maxDelayMs: number,
  registry: Registry,
): Promise<LoadShedding> {
  const refused = new Counter({
    name: 'gruenland_shed_total',
    help: 'Pages that were refused because the process lagged behind',
    registers: [registry],
  });
  if (maxDelayMs > 0) {
    await app.register(underPressure, {
      maxEventLoopDelay: maxDelayMs,
      pressureHandler: () => undefined,
    });
  }
  return {
    overloaded: () => maxDelayMs > 0 && app.isUnderPressure(),
    shed: () => refused.inc(),
  };
}

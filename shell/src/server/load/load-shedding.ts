import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { Counter } from 'prom-client';
import type { Registry } from 'prom-client';

/** Detects overload of this process and counts refused requests. */
export interface LoadShedding {
  /** True while the event loop lags; uncached pages are then refused. */
  readonly isOverloaded: () => boolean;
  /** Counts a refused request. */
  readonly recordRefusal: () => void;
}

/**
 * Measures the event-loop delay. This function refuses no requests itself, because only the page
 * pipeline knows which pages are cached.
 *
 * @param maxDelayMs tolerated mean delay within a second in milliseconds; 0 turns load shedding off
 */
export async function watchLoad(
  app: FastifyInstance,
  maxDelayMs: number,
  registry: Registry,
): Promise<LoadShedding> {
  const refusalCounter = new Counter({
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
    isOverloaded: () => maxDelayMs > 0 && app.isUnderPressure(),
    recordRefusal: () => refusalCounter.inc(),
  };
}

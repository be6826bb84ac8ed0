import type { Registry } from 'prom-client';

import { addReadGauge } from './read-gauge-metrics.ts';

/**
 * Adds a gauge that is 1 while Redis answers.
 * @param ping rejects if Redis does not answer
 */
export function addRedisGauge(registry: Registry, ping: () => Promise<unknown>): void {
  const help = 'Whether Redis answers: 1 or 0';
  addReadGauge(registry, 'gruenland_redis_up', help, [], async (setGauge) => {
    const isAnswering = await ping().then(
      () => true,
      () => false,
    );
    setGauge({}, isAnswering ? 1 : 0);
  });
}

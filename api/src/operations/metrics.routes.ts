import { timingSafeEqual } from 'node:crypto';

import type { FastifyPluginAsync } from 'fastify';

import { Problem } from '#problem.ts';

import type { Metrics } from './metrics.ts';

interface MetricsRouteOptions {
  readonly metrics: Metrics;
  /** Bearer token that a request must contain; null if requests need no token. */
  readonly metricsToken: string | null;
}

/**
 * Endpoint with the metrics for Prometheus. It is not reachable from outside, because nginx
 * forwards only `/api`.
 */
export const metricsRoutes: FastifyPluginAsync<MetricsRouteOptions> = async (
  app,
  { metrics, metricsToken },
) => {
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    const isAllowed =
      metricsToken === null ||
      isEqualInConstantTime(request.headers.authorization, `Bearer ${metricsToken}`);
    if (!isAllowed) throw new Problem('route.not-found');
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.registry.contentType)
      .send(await metrics.registry.metrics());
  });
};

function isEqualInConstantTime(actualText = '', expectedText: string): boolean {
  const [actualBytes, expectedBytes] = [Buffer.from(actualText), Buffer.from(expectedText)];
  return actualBytes.length === expectedBytes.length && timingSafeEqual(actualBytes, expectedBytes);
}

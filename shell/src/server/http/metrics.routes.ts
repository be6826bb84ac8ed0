import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { PageServices } from '#server/pipeline/page-services.ts';

/**
 * Serves Prometheus metrics. If `METRICS_TOKEN` is set, requests must send it as a bearer token;
 * otherwise only local sites serve the metrics.
 */
export function metricsRoutes(app: FastifyInstance, { config, metrics }: PageServices): void {
  const token = config.env.METRICS_TOKEN;
  app.get('/metrics', async (request, reply) => {
    const isAllowed = token
      ? isEqual(request.headers.authorization ?? '', `Bearer ${token}`)
      : config.servesInternalPages;
    if (!isAllowed) return reply.callNotFound();
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.registry.contentType)
      .send(await metrics.registry.metrics());
  });
}

function isEqual(actual: string, expected: string): boolean {
  const [actualBytes, expectedBytes] = [Buffer.from(actual), Buffer.from(expected)];
  return actualBytes.length === expectedBytes.length && timingSafeEqual(actualBytes, expectedBytes);
}

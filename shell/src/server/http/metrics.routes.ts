import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { PageServices } from '#server/pipeline/page-context.ts';

/**
 * Figures for Prometheus. With `METRICS_TOKEN` who brings it (`Authorization: Bearer …`) may read
 * them; without one they are answered by local sites only.
 */
export function metricsRoutes(app: FastifyInstance, { config, metrics }: PageServices): void {
  const token = config.env.METRICS_TOKEN;
  app.get('/metrics', async (request, reply) => {
    const allowed = token
      ? isSame(request.headers.authorization ?? '', `Bearer ${token}`)
      : config.internalPages;
    if (!allowed) return reply.callNotFound();
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.registry.contentType)
      .send(await metrics.registry.metrics());
  });
}

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

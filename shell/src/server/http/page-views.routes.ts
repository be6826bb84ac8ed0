import type { FastifyInstance } from 'fastify';
import type { PageServices } from '#server/pipeline/page-services.ts';

const TIMEOUT_MS = 3000;

/**
 * Forwards page views to the configured analytics provider, so that browsers contact only the
 * site's origin.
 */
export function pageViewRoutes(app: FastifyInstance, { config, log }: PageServices): void {
  const target = config.env.ANALYTICS_URL;
  if (!target) return;
  app.post('/_views', { bodyLimit: 8 * 1024 }, async (request, reply) => {
    const body = typeof request.body === 'string' ? request.body : JSON.stringify(request.body);
    try {
      await fetch(`${target}/api/event`, {
        method: 'POST',
        signal: AbortSignal.timeout(TIMEOUT_MS),
        headers: {
          'content-type': 'text/plain',
          'user-agent': request.headers['user-agent'] ?? '',
          'x-forwarded-for': request.ip,
        },
        body,
      });
    } catch (error) {
      log.warn({ error: String(error) }, 'page view could not be forwarded');
    }
    return reply.code(202).send();
  });
}

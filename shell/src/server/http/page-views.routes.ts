import type { FastifyInstance } from 'fastify';
import type { PageServices } from '#server/pipeline/page-context.ts';

const TIMEOUT_MS = 3000;

/** Passes page views on to the configured provider, so that browsers talk to our origin only. */
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
      log.warn({ error: String(error) }, 'page view could not be passed on');
    }
    return reply.code(202).send();
  });
}

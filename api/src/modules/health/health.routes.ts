import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { healthSchema, livenessSchema } from './health.schema.ts';
import type { HealthService } from './health.service.ts';

/** For the start script, the load balancer and people: 503 when the database cannot be used. */
export const healthRoutes: FastifyPluginAsyncZod<{ readonly health: HealthService }> = async (
  app,
  { health },
) => {
  app.get(
    '/health',
    { schema: { tags: ['health'], response: { 200: healthSchema, 503: healthSchema } } },
    async (_request, reply) => {
      const state = await health.read();
      return reply.code(state.status === 'failing' ? 503 : 200).send(state);
    },
  );
  // Whoever starts a process anew when it does not answer asks this: that the database is away is
  // no reason to, and every api would end with it.
  app.get(
    '/health/live',
    { schema: { tags: ['health'], response: { 200: livenessSchema } } },
    async () => ({ uptimeSeconds: Math.round(process.uptime()) }),
  );
};

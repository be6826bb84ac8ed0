import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { healthSchema } from './health.schema.ts';
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
};

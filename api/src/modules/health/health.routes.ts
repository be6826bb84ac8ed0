import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { API_REVISION } from '@gruenland/shared-contracts/api-revision.ts';

import { healthSchema, livenessSchema } from './health.schema.ts';
import type { HealthService } from './health.service.ts';

/**
 * Endpoints that report the api's health to the start script, load balancers and people. `/health`
 * responds with 503 if the database is unavailable.
 */
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
  // Liveness probe. It ignores the database, because restarting every api process would not repair
  // the database.
  app.get(
    '/health/live',
    { schema: { tags: ['health'], response: { 200: livenessSchema } } },
    async () => ({ uptimeSeconds: Math.round(process.uptime()), revision: API_REVISION }),
  );
};

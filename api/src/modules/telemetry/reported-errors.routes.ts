import { createHash, timingSafeEqual } from 'node:crypto';

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import {
  aggregatedErrorsResponseSchema,
  aggregatedErrorsQuerySchema,
} from '@gruenland/shared-contracts/api/telemetry.schema.ts';

import { rateLimits } from '#plugins/rate-limits.ts';
import { Problem } from '#problem.ts';

import type { TelemetryService } from './telemetry.service.ts';

/** Endpoint from which `npm run errors` reads the reported errors; requires the internal key. */
export const reportedErrorRoutes: FastifyPluginAsyncZod<{
  readonly telemetry: TelemetryService;
  readonly internalKey: string | null;
}> = async (app, { telemetry, internalKey }) => {
  app.get(
    '/api/telemetry/errors',
    {
      schema: {
        tags: ['intake'],
        description: 'For teams: `Authorization: Bearer <INTERNAL_KEY>`.',
        querystring: aggregatedErrorsQuerySchema,
        response: { 200: aggregatedErrorsResponseSchema },
      },
      config: { rateLimit: rateLimits.token },
    },
    async (request, reply) => {
      const key = /^Bearer (.+)$/u.exec(request.headers.authorization ?? '')?.[1] ?? '';
      if (internalKey === null || !isSameKey(key, internalKey)) {
        throw new Problem('session.forbidden');
      }
      reply.header('cache-control', 'no-store');
      return { errors: await telemetry.listErrors(request.query) };
    },
  );
};

/**
 * Compares two keys in constant time. It compares their hashes, because `timingSafeEqual` needs
 * equal lengths.
 */
function isSameKey(actualKey: string, expectedKey: string): boolean {
  const hashText = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(hashText(actualKey), hashText(expectedKey));
}

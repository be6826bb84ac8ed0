import { createHash, timingSafeEqual } from 'node:crypto';

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import {
  seenErrorsAnswerSchema,
  seenErrorsQuerySchema,
} from '@gruenland/shared-contracts/api/telemetry.schema.ts';

import { problemResponses } from '#plugins/openapi.schema.ts';
import { rateLimits } from '#plugins/rate-limits.ts';
import { Problem } from '#problem.ts';

import type { IntakeService } from './telemetry.service.ts';

/** What teams read of the intake (`npm run errors`), with the internal key. */
export const seenErrorsRoutes: FastifyPluginAsyncZod<{
  readonly intake: IntakeService;
  readonly internalKey: string | null;
}> = async (app, { intake, internalKey }) => {
  app.get(
    '/api/intake/errors',
    {
      schema: {
        tags: ['intake'],
        description: 'For teams: `Authorization: Bearer <INTERNAL_KEY>`.',
        querystring: seenErrorsQuerySchema,
        response: { 200: seenErrorsAnswerSchema, ...problemResponses },
      },
      config: { rateLimit: rateLimits.token },
    },
    async (request, reply) => {
      const key = /^Bearer (.+)$/u.exec(request.headers.authorization ?? '')?.[1] ?? '';
      if (internalKey === null || !sameKey(key, internalKey)) {
        throw new Problem('session.forbidden');
      }
      reply.header('cache-control', 'no-store');
      return { errors: await intake.seenErrors(request.query) };
    },
  );
};

/** Equal lengths, so that the time of the comparison says nothing. */
function sameKey(given: string, expected: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}

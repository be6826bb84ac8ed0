import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { acceptedResponseSchema } from '@gruenland/shared-contracts/api/account.schema.ts';
import {
  consentHistorySchema,
  consentRecordRequestSchema,
  consentHistoryQuerySchema,
} from '@gruenland/shared-contracts/api/privacy.schema.ts';

import { rateLimits } from '#plugins/rate-limits.ts';

import type { ConsentService } from './consent.service.ts';

/** Endpoints that record consent decisions and return a visitor's own decisions. */
export const consentRoutes: FastifyPluginAsyncZod<{ readonly consents: ConsentService }> = async (
  app,
  { consents },
) => {
  const tags = ['consent'];

  app.post(
    '/api/consent',
    {
      schema: {
        tags,
        body: consentRecordRequestSchema,
        response: { 202: acceptedResponseSchema },
      },
      config: { rateLimit: rateLimits.telemetry },
    },
    async (request, reply) => {
      await consents.record(request.body);
      return reply.code(202).send({ accepted: true });
    },
  );

  app.get(
    '/api/consent',
    {
      schema: {
        tags,
        querystring: consentHistoryQuerySchema,
        response: { 200: consentHistorySchema },
      },
      config: { rateLimit: rateLimits.token },
    },
    async (request) => consents.readHistory(request.query.subject),
  );
};

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import {
  confirmResponseSchema,
  confirmRequestSchema,
  registerResponseSchema,
  registerRequestSchema,
} from '@gruenland/shared-contracts/api/session.schema.ts';

import { rateLimits } from '#plugins/rate-limits.ts';

import type { AccountService } from './account.service.ts';

/** Endpoints to register an account and confirm its email address. */
export const accountRoutes: FastifyPluginAsyncZod<{ readonly accounts: AccountService }> = async (
  app,
  { accounts },
) => {
  const tags = ['account'];

  app.post(
    '/api/auth/register',
    {
      schema: {
        tags,
        body: registerRequestSchema,
        response: { 202: registerResponseSchema },
      },
      config: { rateLimit: rateLimits.register },
    },
    async (request, reply) => {
      await accounts.register(request.body);
      return reply.code(202).send({ accepted: true });
    },
  );

  app.post(
    '/api/auth/confirm',
    {
      schema: {
        tags,
        body: confirmRequestSchema,
        response: { 200: confirmResponseSchema },
      },
      config: { rateLimit: rateLimits.token },
    },
    async (request) => {
      await accounts.confirm(request.body.token);
      return { confirmed: true } as const;
    },
  );
};

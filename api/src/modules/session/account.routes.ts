import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import {
  confirmResponseSchema,
  confirmRequestSchema,
  registerResponseSchema,
  registerRequestSchema,
} from '@gruenland/shared-contracts/api/session.schema.ts';

import type { ViewerChecks } from '#access/viewers.ts';
import { rateLimits } from '#plugins/rate-limits.ts';

import type { AccountService } from './account.service.ts';
import type { createSessionStarter } from './session-start.ts';

export interface AccountRouteOptions {
  readonly accounts: AccountService;
  readonly sessionStarter: ReturnType<typeof createSessionStarter>;
  readonly viewerChecks: ViewerChecks;
}

/** Endpoints to register an account and confirm its email address. */
export const accountRoutes: FastifyPluginAsyncZod<AccountRouteOptions> = async (
  app,
  { accounts, sessionStarter, viewerChecks },
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
    async (request, reply) => {
      const userId = await accounts.confirm(request.body.token);
      const viewer = await viewerChecks.findUser(request);
      // A link from a stranger must not replace the session of the person who opens it.
      if (viewer) return { confirmed: true, isSignedIn: viewer.id === userId } as const;
      try {
        await sessionStarter.start(request, reply, userId, 'registration');
        return { confirmed: true, isSignedIn: true } as const;
      } catch (error) {
        // The address is confirmed and the link is used up, so the user signs in as usual.
        request.log.warn({ err: error }, 'no session after a confirmation');
        return { confirmed: true, isSignedIn: false } as const;
      }
    },
  );
};

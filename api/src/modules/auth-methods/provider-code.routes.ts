import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import {
  providerCodeResponseSchema,
  secondFactorCodeRequestSchema,
} from '@gruenland/shared-contracts/api/auth-methods.schema.ts';

import { rateLimits } from '#plugins/rate-limits.ts';

import { createPendingSignInCookie } from './provider-code.ts';
import type { ProviderRouteOptions } from './provider.routes.ts';

/** Endpoint that completes a sign-in through a provider with a second-factor code. */
export const providerCodeRoutes: FastifyPluginAsyncZod<ProviderRouteOptions> = async (
  app,
  options,
) => {
  const { sessionStarter, codeChecker, encryption, usesSecureCookies } = options;
  const pendingSignInCookie = createPendingSignInCookie(encryption, usesSecureCookies);

  app.post(
    '/api/auth/provider/code',
    {
      schema: {
        tags: ['session'],
        body: secondFactorCodeRequestSchema,
        response: { 200: providerCodeResponseSchema },
      },
      config: { rateLimit: rateLimits.login },
    },
    async (request, reply) => {
      const { userId, target } = pendingSignInCookie.read(request);
      const isCodeChecked = await codeChecker.check(userId, request.body.code);
      pendingSignInCookie.clear(reply);
      await sessionStarter.start(
        request,
        reply,
        userId,
        isCodeChecked ? 'provider-and-code' : 'provider',
      );
      return { to: target };
    },
  );
};

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { doneResponseSchema } from '@gruenland/shared-contracts/api/account.schema.ts';
import {
  accountNewslettersSchema,
  changeNewsletterRequestSchema,
} from '@gruenland/shared-contracts/api/newsletter.schema.ts';

import type { ViewerChecks } from '#access/viewers.ts';
import { rateLimits } from '#plugins/rate-limits.ts';

import type { AccountNewsletterService } from './account-newsletter.service.ts';
import { getNewsletterOrigin } from './newsletter.routes.ts';

export interface AccountNewsletterRouteOptions {
  readonly accountNewsletters: AccountNewsletterService;
  readonly viewerChecks: ViewerChecks;
}

/** Endpoints for the newsletter subscriptions of the signed-in user. */
export const accountNewsletterRoutes: FastifyPluginAsyncZod<AccountNewsletterRouteOptions> = async (
  app,
  { accountNewsletters, viewerChecks },
) => {
  const tags = ['newsletter'];

  app.get(
    '/api/account/newsletter',
    { schema: { tags, response: { 200: accountNewslettersSchema } } },
    async (request) => accountNewsletters.read((await viewerChecks.requireViewer(request)).user),
  );

  app.post(
    '/api/account/newsletter',
    {
      schema: {
        tags,
        body: changeNewsletterRequestSchema,
        response: { 200: doneResponseSchema },
      },
      config: { rateLimit: rateLimits.session },
    },
    async (request) => {
      const { user } = await viewerChecks.requireViewer(request);
      await accountNewsletters.change(user, request.body, getNewsletterOrigin(request));
      return { done: true } as const;
    },
  );
};

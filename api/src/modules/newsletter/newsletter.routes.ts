import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import {
  acceptedResponseSchema,
  doneResponseSchema,
} from '@gruenland/shared-contracts/api/account.schema.ts';
import {
  newsletterCodeRequestSchema,
  newsletterConfirmResponseSchema,
  newsletterListsSchema,
  newsletterUnsubscribeResponseSchema,
  subscribeNewsletterRequestSchema,
} from '@gruenland/shared-contracts/api/newsletter.schema.ts';

import { createIdempotentRequest } from '#idempotency/idempotency-key.ts';
import { rateLimits } from '#plugins/rate-limits.ts';

import { newsletterConsent, newsletterLists } from './newsletter-lists.ts';
import type { NewsletterService } from './newsletter.service.ts';

export interface NewsletterRouteOptions {
  readonly newsletters: NewsletterService;
}

/** Returns the origin of a sign-up: IP address and user agent. */
export function getNewsletterOrigin(request: FastifyRequest) {
  return { ipAddress: request.ip, userAgent: request.headers['user-agent'] ?? '' };
}

/** Endpoints to subscribe, confirm and unsubscribe without an account. */
export const newsletterRoutes: FastifyPluginAsyncZod<NewsletterRouteOptions> = async (
  app,
  options,
) => {
  const { newsletters } = options;
  const tags = ['newsletter'];
  const token = { rateLimit: rateLimits.token };

  app.get(
    '/api/newsletter/lists',
    { schema: { tags, response: { 200: newsletterListsSchema } } },
    async (_request, reply) => {
      reply.header('cache-control', 'public, max-age=60');
      return { lists: newsletterLists, consentText: newsletterConsent.text };
    },
  );

  app.post(
    '/api/newsletter/subscribe',
    {
      schema: {
        tags,
        body: subscribeNewsletterRequestSchema,
        response: { 202: acceptedResponseSchema },
      },
      config: { rateLimit: rateLimits.register },
    },
    async (request, reply) => {
      const idempotentRequest = createIdempotentRequest(request, 'visitor');
      await newsletters.subscribe(request.body, getNewsletterOrigin(request), idempotentRequest);
      return reply.code(202).send({ accepted: true });
    },
  );

  app.post(
    '/api/newsletter/confirm',
    {
      schema: {
        tags,
        body: newsletterCodeRequestSchema,
        response: { 200: newsletterConfirmResponseSchema },
      },
      config: token,
    },
    async (request) => newsletters.confirm(request.body.code, getNewsletterOrigin(request)),
  );

  app.post(
    '/api/newsletter/unsubscribe',
    {
      schema: {
        tags,
        body: newsletterCodeRequestSchema,
        response: { 200: newsletterUnsubscribeResponseSchema },
      },
      config: token,
    },
    async (request) => ({ list: await newsletters.unsubscribe(request.body.code) }),
  );

  await app.register(oneClickRoutes, { newsletters });
};

/** Endpoint for the one-click unsubscribe of mail programs (RFC 8058). */
const oneClickRoutes: FastifyPluginAsyncZod<NewsletterRouteOptions> = async (app, options) => {
  // Mail programs post a form. Its content is ignored, because the URL already contains the code.
  app.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'string', bodyLimit: 4096 },
    (_request, _body, done) => done(null, undefined),
  );
  app.post(
    '/api/newsletter/one-click',
    {
      schema: {
        tags: ['newsletter'],
        description: 'For mail programs: List-Unsubscribe-Post.',
        querystring: newsletterCodeRequestSchema,
        response: { 200: doneResponseSchema },
      },
      config: { rateLimit: rateLimits.token },
    },
    async (request) => {
      await options.newsletters.unsubscribe(request.query.code);
      return { done: true } as const;
    },
  );
};

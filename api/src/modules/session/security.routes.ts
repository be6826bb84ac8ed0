import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import {
  acceptedResponseSchema,
  accountSecuritySchema,
  changeEmailRequestSchema,
  doneResponseSchema,
  endSessionRequestSchema,
} from '@gruenland/shared-contracts/api/account.schema.ts';
import { confirmRequestSchema } from '@gruenland/shared-contracts/api/session.schema.ts';

import { rateLimits } from '#plugins/rate-limits.ts';

import type { EmailChangeService } from './email-change.service.ts';
import type { SecurityService } from './security.service.ts';
import type { SessionCookie } from './session-cookie.ts';
import type { SessionViewerChecks } from './viewer.ts';

export interface SecurityRouteOptions {
  readonly security: SecurityService;
  readonly emailChanges: EmailChangeService;
  readonly cookie: SessionCookie;
  readonly viewerChecks: SessionViewerChecks;
}

/** Endpoints for the sessions and the email address of an account. */
export const securityRoutes: FastifyPluginAsyncZod<SecurityRouteOptions> = async (app, options) => {
  const { security, emailChanges, cookie, viewerChecks } = options;
  const tags = ['account'];
  const doneResponses = { 200: doneResponseSchema };
  const config = { rateLimit: rateLimits.session };

  app.get(
    '/api/account/security',
    { schema: { tags, response: { 200: accountSecuritySchema } } },
    async (request) => security.overview(await viewerChecks.requireViewer(request)),
  );

  app.post(
    '/api/account/sessions/end',
    { schema: { tags, body: endSessionRequestSchema, response: doneResponses }, config },
    async (request) => {
      await security.endSession(await viewerChecks.requireViewer(request), request.body.id);
      return { done: true } as const;
    },
  );

  app.post(
    '/api/account/sessions/end-others',
    { schema: { tags, response: doneResponses }, config },
    async (request) => {
      await security.endOtherSessions(await viewerChecks.requireViewer(request));
      return { done: true } as const;
    },
  );

  app.post(
    '/api/account/email',
    {
      schema: {
        tags,
        description: 'Needs a proof of identity not older than 30 minutes.',
        body: changeEmailRequestSchema,
        response: { 202: acceptedResponseSchema },
      },
      config: { rateLimit: rateLimits.register },
    },
    async (request, reply) => {
      await emailChanges.requestEmailChange(
        await viewerChecks.requireFreshSession(request),
        request.body.email,
      );
      return reply.code(202).send({ accepted: true });
    },
  );

  app.post(
    '/api/account/email/confirm',
    {
      schema: { tags, body: confirmRequestSchema, response: doneResponses },
      config: { rateLimit: rateLimits.token },
    },
    async (request, reply) => {
      await emailChanges.confirm(request.body.token);
      cookie.clear(reply);
      return { done: true } as const;
    },
  );
};

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import {
  acceptedResponseSchema,
  changePasswordRequestSchema,
  confirmLoginRequestSchema,
  doneResponseSchema,
  forgotPasswordRequestSchema,
  resetPasswordRequestSchema,
} from '@gruenland/shared-contracts/api/account.schema.ts';

import { rateLimits } from '#plugins/rate-limits.ts';

import type { PasswordService } from './password.service.ts';
import type { SessionCookie } from './session-cookie.ts';
import type { SessionService } from './session.service.ts';
import type { SessionViewerChecks } from './viewer.ts';

export interface PasswordRouteOptions {
  readonly passwords: PasswordService;
  readonly sessions: SessionService;
  readonly cookie: SessionCookie;
  readonly viewerChecks: SessionViewerChecks;
}

/** Endpoints to reset and change passwords, and to confirm the password for sensitive actions. */
export const passwordRoutes: FastifyPluginAsyncZod<PasswordRouteOptions> = async (app, options) => {
  const { passwords, sessions, cookie, viewerChecks } = options;
  const tags = ['account'];
  const doneResponses = { 200: doneResponseSchema };

  app.post(
    '/api/auth/forgot-password',
    {
      schema: {
        tags,
        body: forgotPasswordRequestSchema,
        response: { 202: acceptedResponseSchema },
      },
      config: { rateLimit: rateLimits.register },
    },
    async (request, reply) => {
      await passwords.requestReset(request.body.email);
      return reply.code(202).send({ accepted: true });
    },
  );

  app.post(
    '/api/auth/reset-password',
    {
      schema: { tags, body: resetPasswordRequestSchema, response: doneResponses },
      config: { rateLimit: rateLimits.token },
    },
    async (request, reply) => {
      await passwords.reset(request.body.token, request.body.password);
      cookie.clear(reply);
      return { done: true } as const;
    },
  );

  app.post(
    '/api/auth/confirm-login',
    {
      schema: { tags, body: confirmLoginRequestSchema, response: doneResponses },
      config: { rateLimit: rateLimits.login },
    },
    async (request, reply) => {
      const viewer = await viewerChecks.requireViewer(request);
      await passwords.confirmLogin(viewer, request.body.password, request.ip);
      // Replaces the session token, as after every login.
      const newToken =
        viewer.credential.kind === 'session'
          ? await sessions.replaceToken(viewer.credential.token)
          : null;
      if (newToken) cookie.set(reply, newToken);
      return { done: true } as const;
    },
  );

  app.post(
    '/api/account/password',
    {
      schema: { tags, body: changePasswordRequestSchema, response: doneResponses },
      config: { rateLimit: rateLimits.login },
    },
    async (request, reply) => {
      const viewer = await viewerChecks.requireViewer(request);
      await passwords.change(viewer, request.body, request.ip);
      const newToken =
        viewer.credential.kind === 'session'
          ? await sessions.replaceToken(viewer.credential.token)
          : null;
      if (newToken) cookie.set(reply, newToken);
      return { done: true } as const;
    },
  );
};

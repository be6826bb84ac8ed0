import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import {
  loginResponseSchema,
  loginRequestSchema,
  logoutResponseSchema,
  refreshResponseSchema,
  sessionResponseSchema,
} from '@gruenland/shared-contracts/api/session.schema.ts';

import { rateLimits } from '#plugins/rate-limits.ts';

import type { DeviceCookie } from './device-cookie.ts';
import type { LoginService } from './login.service.ts';
import type { SessionCookie } from './session-cookie.ts';
import type { SessionService } from './session.service.ts';
import type { ThirdPartyService } from './third-party.service.ts';
import { getThirdPartyToken } from './viewer.ts';
import type { SessionViewerChecks } from './viewer.ts';

export interface SessionRouteOptions {
  readonly cookie: SessionCookie;
  readonly sessions: SessionService;
  readonly logins: LoginService;
  readonly thirdPartyService: ThirdPartyService;
  readonly viewerChecks: SessionViewerChecks;
  readonly isReadOnly: boolean;
  readonly deviceCookie: DeviceCookie;
}

/** Endpoints that read, start, renew and end sessions (specification sections 4 and 7). */
export const sessionRoutes: FastifyPluginAsyncZod<SessionRouteOptions> = async (app, options) => {
  const {
    cookie,
    deviceCookie: devices,
    sessions,
    logins,
    thirdPartyService: thirdParty,
    viewerChecks,
  } = options;
  const tags = ['session'];

  async function logOut(request: FastifyRequest, reply: FastifyReply) {
    const token = cookie.read(request);
    const thirdPartyToken = getThirdPartyToken(request);
    if (token) await sessions.end(token);
    if (thirdPartyToken) await thirdParty.end(thirdPartyToken);
    cookie.clear(reply);
    return { loggedOut: true } as const;
  }

  app.get(
    '/api/_auth/session',
    { schema: { tags, response: { 200: sessionResponseSchema } } },
    async (request) => {
      const user = await viewerChecks.findUser(request);
      return user ? { user } : {};
    },
  );

  const logOutRouteOptions = {
    schema: { tags, response: { 200: logoutResponseSchema } },
    config: { rateLimit: rateLimits.session },
  };
  app.delete('/api/_auth/session', logOutRouteOptions, logOut);
  app.post('/api/auth/logout', logOutRouteOptions, logOut);

  app.post(
    '/api/user/refresh-token',
    {
      schema: { tags, response: { 200: refreshResponseSchema } },
      config: { rateLimit: rateLimits.session, worksInReadOnlyMode: true },
    },
    async (request, reply) => {
      const thirdPartyToken = getThirdPartyToken(request);
      // Third-party access has no cookie to renew, because the access ends at a fixed time.
      if (thirdPartyToken) return { success: (await thirdParty.find(thirdPartyToken)) !== null };
      const token = cookie.read(request);
      // A read-only api cannot renew sessions, and must not end them.
      if (options.isReadOnly) return { success: !!token && (await sessions.find(token)) !== null };
      const newToken = token ? await sessions.renew(token) : null;
      if (!newToken) cookie.clear(reply);
      else if (newToken !== token) cookie.set(reply, newToken);
      return { success: newToken !== null };
    },
  );

  app.post(
    '/api/auth/login',
    {
      schema: {
        tags,
        body: loginRequestSchema,
        response: { 200: loginResponseSchema },
      },
      config: { rateLimit: rateLimits.login },
    },
    async (request, reply) => {
      const { token, user } = await logins.logIn(request.body, {
        ipAddress: request.ip,
        userAgent: request.headers['user-agent'] ?? '',
        currentToken: cookie.read(request),
        knownDeviceId: devices.read(request, request.body.email),
      });
      cookie.set(reply, token);
      devices.set(request, reply, user.email);
      request.log.info({ signInMethod: 'password' }, 'signed in');
      return { user };
    },
  );
};

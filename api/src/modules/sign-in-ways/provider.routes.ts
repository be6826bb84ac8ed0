import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import {
  providerStartQuerySchema,
  signInWaysSchema,
} from '@gruenland/shared-contracts/api/sign-in-ways.schema.ts';
import { paths } from '@gruenland/shared-contracts/paths.ts';

import { problemResponses } from '#plugins/openapi.schema.ts';
import { rateLimits } from '#plugins/rate-limits.ts';
import { Problem } from '#problem.ts';
import type { Seal } from '#secrets/seal.ts';

import type { ProviderAttempt, ProviderService } from './provider.service.ts';
import type { StartSession } from './sessions-port.ts';

export interface ProviderRouteParts {
  readonly providers: ProviderService;
  readonly startSession: StartSession;
  readonly seal: Seal;
  readonly secureCookies: boolean;
}

const cookieName = 'gl_provider';
const path = '/api/auth/provider';

/** Out to the provider and back, also in a window of its own (specification section 9: 960x600). */
export const providerRoutes: FastifyPluginAsyncZod<ProviderRouteParts> = async (app, parts) => {
  const { providers, startSession, seal, secureCookies } = parts;
  const tags = ['session'];
  const cookie = { path, httpOnly: true, sameSite: 'lax', secure: secureCookies } as const;

  function readAttempt(request: FastifyRequest): ProviderAttempt {
    const sealed = request.cookies[cookieName];
    if (!sealed) throw new Problem('login.failed');
    try {
      return JSON.parse(seal.open(sealed)) as ProviderAttempt;
    } catch {
      throw new Problem('login.failed');
    }
  }

  app.get(
    '/api/auth/ways',
    { schema: { tags, response: { 200: signInWaysSchema, ...problemResponses } } },
    async (_request, reply) => {
      reply.header('cache-control', 'public, max-age=60');
      return { provider: providers.label };
    },
  );

  app.get(
    `${path}/start`,
    {
      schema: { hide: true, querystring: providerStartQuerySchema },
      config: { rateLimit: rateLimits.login },
    },
    async (request, reply) => {
      const { ziel = paths.account(), fenster } = request.query;
      const { url, attempt } = await providers.start(ziel, fenster === '1');
      void reply.setCookie(cookieName, seal.close(JSON.stringify(attempt)), {
        ...cookie,
        maxAge: 600,
      });
      return reply.redirect(url, 303);
    },
  );

  app.get(
    `${path}/callback`,
    { schema: { hide: true }, config: { rateLimit: rateLimits.login } },
    async (request, reply) => finish(request, reply),
  );

  /** A failure leads to the login, never to a page of JSON. */
  async function finish(request: FastifyRequest, reply: FastifyReply) {
    void reply.clearCookie(cookieName, cookie);
    try {
      const attempt = readAttempt(request);
      const query = new URLSearchParams(request.raw.url?.split('?')[1] ?? '');
      const userId = await providers.finish(attempt, query);
      await startSession.start(request, reply, userId);
      return reply.redirect(attempt.popup ? paths.signedInWindow() : attempt.target, 303);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      request.log.warn({ code: error.code }, 'sign-in by provider failed');
      return reply.redirect(`${paths.login()}?anbieter=fehlgeschlagen`, 303);
    }
  }
};

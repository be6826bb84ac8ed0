import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import {
  providerStartQuerySchema,
  signInWaysSchema,
} from '@gruenland/shared-contracts/api/auth-methods.schema.ts';
import { isAppMode, withAppMode } from '@gruenland/shared-contracts/app-mode.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';

import { problemResponses } from '#plugins/openapi.schema.ts';
import { rateLimits } from '#plugins/rate-limits.ts';
import { Problem } from '#problem.ts';
import type { Seal } from '#secrets/encrypt.ts';

import { createWaitingForCode } from './provider-code.ts';
import type { CodeCheck } from './provider-code.ts';
import type { ProviderAttempt, ProviderService } from './provider.service.ts';
import type { StartSession } from './sessions-port.ts';

export interface ProviderRouteParts {
  readonly providers: ProviderService;
  readonly startSession: StartSession;
  readonly providerCodes: CodeCheck;
  readonly seal: Seal;
  readonly secureCookies: boolean;
}

const cookieName = 'gl_provider';
const path = '/api/auth/provider';

function readAttempt(request: FastifyRequest, seal: Seal): ProviderAttempt {
  const sealed = request.cookies[cookieName];
  if (!sealed) throw new Problem('login.failed');
  try {
    return JSON.parse(seal.open(sealed)) as ProviderAttempt;
  } catch {
    throw new Problem('login.failed');
  }
}

/** The page that asks for a code; in the app it stays in the app. */
function askForCode(goal: string, target: string): string {
  const inApp = isAppMode(new URLSearchParams(target.split('?')[1]));
  return withAppMode(paths.loginCode(goal), inApp);
}

/** Out to the provider and back, also in a window of its own (specification section 9: 960x600). */
export const providerRoutes: FastifyPluginAsyncZod<ProviderRouteParts> = async (app, parts) => {
  const { providers, startSession, providerCodes, seal, secureCookies } = parts;
  const waitingForCode = createWaitingForCode(seal, secureCookies);
  const tags = ['session'];
  const cookie = { path, httpOnly: true, sameSite: 'lax', secure: secureCookies } as const;

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
      const { ziel = paths.account(), fenster, is_app: inApp } = request.query;
      const target = withAppMode(ziel, inApp === 'true');
      try {
        const { url, attempt } = await providers.start(target, fenster === '1');
        void reply.setCookie(cookieName, seal.close(JSON.stringify(attempt)), {
          ...cookie,
          maxAge: 600,
        });
        return reply.redirect(url, 303);
      } catch (error) {
        return failed(request, reply, error, target);
      }
    },
  );

  app.get(
    `${path}/callback`,
    { schema: { hide: true }, config: { rateLimit: rateLimits.login } },
    async (request, reply) => finish(request, reply),
  );

  /** A failure leads to the login, never to a page of JSON. @throws what is none of our problems */
  function failed(request: FastifyRequest, reply: FastifyReply, error: unknown, target?: string) {
    if (!(error instanceof Problem) || error.code === 'route.not-found') throw error;
    request.log.warn({ code: error.code }, 'sign-in by provider failed');
    const query = new URLSearchParams({
      // Why stands in no address, which logs and browsers keep.
      anbieter: error.code === 'login.blocked' ? 'gesperrt' : 'fehlgeschlagen',
      ...(target ? { ziel: target } : {}),
    });
    const inApp = isAppMode(new URLSearchParams(target?.split('?')[1]));
    return reply.redirect(withAppMode(`${paths.login()}?${query}`, inApp), 303);
  }

  async function finish(request: FastifyRequest, reply: FastifyReply) {
    void reply.clearCookie(cookieName, cookie);
    let target: string | undefined;
    try {
      const attempt = readAttempt(request, seal);
      ({ target } = attempt);
      const query = new URLSearchParams(request.raw.url?.split('?')[1] ?? '');
      const userId = await providers.finish(attempt, query);
      const goal = attempt.popup ? paths.signedInWindow() : attempt.target;
      if (await providerCodes.asks(userId)) {
        waitingForCode.note(reply, userId, goal);
        return reply.redirect(askForCode(goal, attempt.target), 303);
      }
      await startSession.start(request, reply, userId, 'provider');
      return reply.redirect(goal, 303);
    } catch (error) {
      return failed(request, reply, error, target);
    }
  }
};

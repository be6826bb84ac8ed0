import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import {
  providerStartQuerySchema,
  authMethodsSchema,
} from '@gruenland/shared-contracts/api/auth-methods.schema.ts';
import { isAppMode, addAppModeParameter } from '@gruenland/shared-contracts/app-mode.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';

import { rateLimits } from '#plugins/rate-limits.ts';
import { Problem } from '#problem.ts';
import type { Encryption } from '#secrets/encrypt.ts';

import { createPendingSignInCookie } from './provider-code.ts';
import type { CodeChecker } from './provider-code.ts';
import type { ProviderAttempt, ProviderService } from './provider.service.ts';
import type { SessionStarter } from './session-starter.ts';

export interface ProviderRouteOptions {
  readonly providers: ProviderService;
  readonly sessionStarter: SessionStarter;
  readonly codeChecker: CodeChecker;
  readonly encryption: Encryption;
  readonly usesSecureCookies: boolean;
}

const cookieName = 'gl_provider';
const path = '/api/auth/provider';

function readAttempt(request: FastifyRequest, encryption: Encryption): ProviderAttempt {
  const encryptedAttempt = request.cookies[cookieName];
  if (!encryptedAttempt) throw new Problem('login.failed');
  try {
    return JSON.parse(encryption.decrypt(encryptedAttempt)) as ProviderAttempt;
  } catch {
    throw new Problem('login.failed');
  }
}

/**
 * Returns the path of the page that asks for a second-factor code. If the sign-in started in the
 * app, the code page opens in app mode too.
 */
function getCodePagePath(returnPath: string, target: string): string {
  const isInApp = isAppMode(new URLSearchParams(target.split('?')[1]));
  return addAppModeParameter(paths.loginCode(returnPath), isInApp);
}

/**
 * Redirects to the login page if the sign-in failed with a Problem.
 * @throws `error` if it is not a Problem, or if it is the Problem `route.not-found`
 */
function redirectToLogin(
  request: FastifyRequest,
  reply: FastifyReply,
  error: unknown,
  target?: string,
) {
  if (!(error instanceof Problem) || error.code === 'route.not-found') throw error;
  request.log.warn({ code: error.code }, 'sign-in by provider failed');
  const query = new URLSearchParams({
    // Logs and browser histories keep URLs, so the URL says that the user is blocked, but not why.
    anbieter: error.code === 'login.blocked' ? 'gesperrt' : 'fehlgeschlagen',
    ...(target ? { ziel: target } : {}),
  });
  const isInApp = isAppMode(new URLSearchParams(target?.split('?')[1]));
  return reply.redirect(addAppModeParameter(`${paths.login()}?${query}`, isInApp), 303);
}

/**
 * Endpoints that redirect to the provider and handle the provider's callback, in the same window or
 * in a popup of 960x600 pixels (specification section 9).
 */
export const providerRoutes: FastifyPluginAsyncZod<ProviderRouteOptions> = async (app, options) => {
  const { providers, sessionStarter, codeChecker, encryption, usesSecureCookies } = options;
  const pendingSignInCookie = createPendingSignInCookie(encryption, usesSecureCookies);
  const tags = ['session'];
  const cookieOptions = {
    path,
    httpOnly: true,
    sameSite: 'lax',
    secure: usesSecureCookies,
  } as const;

  app.get(
    '/api/auth/methods',
    { schema: { tags, response: { 200: authMethodsSchema } } },
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
      const {
        ziel: requestedTarget = paths.account(),
        fenster: popupFlag,
        is_app: isInApp,
      } = request.query;
      const target = addAppModeParameter(requestedTarget, isInApp === 'true');
      try {
        const { url, attempt } = await providers.start(target, popupFlag === '1');
        void reply.setCookie(cookieName, encryption.encrypt(JSON.stringify(attempt)), {
          ...cookieOptions,
          maxAge: 600,
        });
        return reply.redirect(url, 303);
      } catch (error) {
        return redirectToLogin(request, reply, error, target);
      }
    },
  );

  app.get(
    `${path}/callback`,
    { schema: { hide: true }, config: { rateLimit: rateLimits.login } },
    async (request, reply) => finishSignIn(request, reply),
  );

  async function finishSignIn(request: FastifyRequest, reply: FastifyReply) {
    void reply.clearCookie(cookieName, cookieOptions);
    let target: string | undefined;
    try {
      const attempt = readAttempt(request, encryption);
      ({ target } = attempt);
      const query = new URLSearchParams(request.raw.url?.split('?')[1] ?? '');
      const userId = await providers.finish(attempt, query);
      const returnPath = attempt.popup ? paths.loginWindowDone() : attempt.target;
      if (await codeChecker.isRequired(userId)) {
        pendingSignInCookie.note(reply, userId, returnPath);
        return reply.redirect(getCodePagePath(returnPath, attempt.target), 303);
      }
      await sessionStarter.start(request, reply, userId, 'provider');
      return reply.redirect(returnPath, 303);
    } catch (error) {
      return redirectToLogin(request, reply, error, target);
    }
  }
};

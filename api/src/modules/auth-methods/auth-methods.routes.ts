import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import {
  doneResponseSchema,
  endSessionRequestSchema,
} from '@gruenland/shared-contracts/api/account.schema.ts';
import {
  accountSignInMethodsSchema,
  disableSecondFactorRequestSchema,
  passkeyResponseRequestSchema,
  passkeyOptionsSchema,
  recoveryCodesSchema,
  secondFactorCodeRequestSchema,
  secondFactorSetupSchema,
} from '@gruenland/shared-contracts/api/auth-methods.schema.ts';

import { Problem } from '#problem.ts';
import { rateLimits } from '#plugins/rate-limits.ts';

import type { PasskeyService } from './passkey.service.ts';
import type { SecondFactorService } from './second-factor.service.ts';
import type { SessionStarter } from './session-starter.ts';
import type { SignInChanger, SignInChangeViewers } from './sign-in-changes.ts';

export interface AuthMethodsRouteOptions {
  readonly passkeys: PasskeyService;
  readonly secondFactors: SecondFactorService;
  /**
   * Checks second-factor codes of accounts that use them, and limits how often a user can try a
   * code.
   */
  readonly codeChecker: {
    check(userId: string, code: string | undefined): Promise<boolean>;
  };
  readonly sessionStarter: SessionStarter;
  readonly viewerChecks: SignInChangeViewers;
}

const tags = ['sign-in'];
const doneResponses = { 200: doneResponseSchema };
const config = { rateLimit: rateLimits.login };

/**
 * Returns the caller if they may change their sign-in methods. A caller whose account requires
 * second-factor codes must have entered a code in this session. Staff who own a passkey must have
 * used it in this session. In this way, a stolen password is not enough to change sign-in methods.
 *
 * @throws Problem `session.stale`, `session.second-factor`
 */
async function requireSignInChanger(
  { passkeys, secondFactors, viewerChecks }: AuthMethodsRouteOptions,
  request: FastifyRequest,
): Promise<SignInChanger> {
  const signInChanger = await viewerChecks.requireFreshSession(request);
  const { user, secondFactor } = signInChanger;
  const { isEnabled: isSecondFactorEnabled } = await secondFactors.readState(user.id);
  if (isSecondFactorEnabled && !secondFactor) throw new Problem('session.second-factor');
  if (user.roles.every((role) => role === 'user')) return signInChanger;
  if (isSecondFactorEnabled || (await passkeys.list(user)).length > 0)
    await viewerChecks.requireSecondFactor(request);
  return signInChanger;
}

/** Endpoints for sign-in with passkeys and for management of the user's own passkeys. */
export const passkeyRoutes: FastifyPluginAsyncZod<AuthMethodsRouteOptions> = async (
  app,
  dependencies,
) => {
  const { passkeys, sessionStarter } = dependencies;
  const options = { 200: passkeyOptionsSchema };

  app.post(
    '/api/auth/passkey/options',
    { schema: { tags, response: options }, config },
    async () => (await passkeys.createSignInOptions()) as never,
  );

  app.post(
    '/api/auth/passkey',
    { schema: { tags, body: passkeyResponseRequestSchema, response: doneResponses }, config },
    async (request, reply) => {
      const { challengeId, response } = request.body;
      const userId = await passkeys.signIn(challengeId, response);
      await sessionStarter.start(request, reply, userId, 'passkey');
      return { done: true } as const;
    },
  );

  app.post(
    '/api/account/passkeys/options',
    { schema: { tags, response: options }, config },
    async (request) => {
      const { user } = await requireSignInChanger(dependencies, request);
      return (await passkeys.createRegisterOptions(user)) as never;
    },
  );

  app.post(
    '/api/account/passkeys',
    { schema: { tags, body: passkeyResponseRequestSchema, response: doneResponses }, config },
    async (request) => {
      const signInChanger = await requireSignInChanger(dependencies, request);
      const { challengeId, response, name = 'Passkey' } = request.body;
      await passkeys.register(signInChanger, challengeId, response, name);
      return { done: true } as const;
    },
  );

  app.post(
    '/api/account/passkeys/remove',
    { schema: { tags, body: endSessionRequestSchema, response: doneResponses }, config },
    async (request) => {
      await passkeys.remove(await requireSignInChanger(dependencies, request), request.body.id);
      return { done: true } as const;
    },
  );
};

/** Endpoints for optional TOTP codes, which users enter after the password. */
export const secondFactorRoutes: FastifyPluginAsyncZod<AuthMethodsRouteOptions> = async (
  app,
  dependencies,
) => {
  const { passkeys, codeChecker, secondFactors, viewerChecks } = dependencies;
  app.get(
    '/api/account/sign-in',
    { schema: { tags, response: { 200: accountSignInMethodsSchema } } },
    async (request) => {
      const { user } = await viewerChecks.requireViewer(request);
      const hasFreshSession = await viewerChecks.requireFreshSession(request).then(
        () => true,
        () => false,
      );
      const { isEnabled: isSecondFactorEnabled, recoveryCodesLeft } = await secondFactors.readState(
        user.id,
      );
      return {
        passkeys: [...(await passkeys.list(user))],
        secondFactor: isSecondFactorEnabled,
        recoveryCodesLeft,
        fresh: hasFreshSession,
      };
    },
  );

  app.post(
    '/api/account/second-factor/setup',
    { schema: { tags, response: { 200: secondFactorSetupSchema } }, config },
    async (request) =>
      secondFactors.setUp((await requireSignInChanger(dependencies, request)).user),
  );

  app.post(
    '/api/account/second-factor/confirm',
    {
      schema: {
        tags,
        body: secondFactorCodeRequestSchema,
        response: { 200: recoveryCodesSchema },
      },
      config,
    },
    async (request) => {
      const signInChanger = await requireSignInChanger(dependencies, request);
      return { codes: [...(await secondFactors.confirm(signInChanger, request.body.code))] };
    },
  );

  app.post(
    '/api/account/second-factor/off',
    { schema: { tags, body: disableSecondFactorRequestSchema, response: doneResponses }, config },
    async (request) => {
      const signInChanger = await viewerChecks.requireFreshSession(request);
      const { user, secondFactor } = signInChanger;
      const { code } = request.body;
      const hasUsedPasskey = secondFactor && (await passkeys.list(user)).length > 0;
      if (code !== undefined || !hasUsedPasskey) await codeChecker.check(user.id, code);
      await secondFactors.switchOff(signInChanger);
      return { done: true } as const;
    },
  );
};

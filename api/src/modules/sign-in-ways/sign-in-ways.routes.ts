import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import {
  doneAnswerSchema,
  endSessionRequestSchema,
} from '@gruenland/shared-contracts/api/account.schema.ts';
import {
  accountSignInSchema,
  passkeyAnswerRequestSchema,
  passkeyOptionsSchema,
  recoveryCodesSchema,
  secondFactorCodeRequestSchema,
  secondFactorSetupSchema,
} from '@gruenland/shared-contracts/api/sign-in-ways.schema.ts';

import type { RequireViewer } from '#modules/viewers.ts';
import { problemResponses } from '#plugins/openapi.schema.ts';
import { rateLimits } from '#plugins/rate-limits.ts';

import type { PasskeyService } from './passkey.service.ts';
import type { SecondFactorService } from './second-factor.service.ts';
import type { StartSession } from './sessions-port.ts';

export interface SignInWaysRouteParts {
  readonly passkeys: PasskeyService;
  readonly secondFactors: SecondFactorService;
  readonly startSession: StartSession;
  readonly viewers: RequireViewer;
}

const tags = ['sign-in'];
const done = { 200: doneAnswerSchema, ...problemResponses };
const config = { rateLimit: rateLimits.login };

/** Passkeys: signing in with them, and those of the signed-in person. */
export const passkeyRoutes: FastifyPluginAsyncZod<SignInWaysRouteParts> = async (app, parts) => {
  const { passkeys, startSession, viewers } = parts;
  const options = { 200: passkeyOptionsSchema, ...problemResponses };

  app.post(
    '/api/auth/passkey/options',
    { schema: { tags, response: options }, config },
    async () => (await passkeys.signInOptions()) as never,
  );

  app.post(
    '/api/auth/passkey',
    { schema: { tags, body: passkeyAnswerRequestSchema, response: done }, config },
    async (request, reply) => {
      const { challengeId, response } = request.body;
      const userId = await passkeys.signIn(challengeId, response);
      await startSession.start(request, reply, userId);
      return { done: true } as const;
    },
  );

  app.post(
    '/api/account/passkeys/options',
    { schema: { tags, response: options }, config },
    async (request) => {
      const { user } = await viewers.requireFresh(request);
      return (await passkeys.registerOptions(user)) as never;
    },
  );

  app.post(
    '/api/account/passkeys',
    { schema: { tags, body: passkeyAnswerRequestSchema, response: done }, config },
    async (request) => {
      const { user } = await viewers.requireFresh(request);
      const { challengeId, response, name = 'Passkey' } = request.body;
      await passkeys.register(user, challengeId, response, name);
      return { done: true } as const;
    },
  );

  app.post(
    '/api/account/passkeys/remove',
    { schema: { tags, body: endSessionRequestSchema, response: done }, config },
    async (request) => {
      await passkeys.remove((await viewers.requireFresh(request)).user, request.body.id);
      return { done: true } as const;
    },
  );
};

/** Codes of an app after the password, for those who want them. */
export const secondFactorRoutes: FastifyPluginAsyncZod<SignInWaysRouteParts> = async (
  app,
  { passkeys, secondFactors, viewers },
) => {
  app.get(
    '/api/account/sign-in',
    { schema: { tags, response: { 200: accountSignInSchema, ...problemResponses } } },
    async (request) => {
      const { user } = await viewers.require(request);
      const fresh = await viewers.requireFresh(request).then(
        () => true,
        () => false,
      );
      const { on, recoveryCodesLeft } = await secondFactors.state(user.id);
      return {
        passkeys: [...(await passkeys.list(user))],
        secondFactor: on,
        recoveryCodesLeft,
        fresh,
      };
    },
  );

  app.post(
    '/api/account/second-factor/setup',
    { schema: { tags, response: { 200: secondFactorSetupSchema, ...problemResponses } }, config },
    async (request) => secondFactors.setUp((await viewers.requireFresh(request)).user),
  );

  app.post(
    '/api/account/second-factor/confirm',
    {
      schema: {
        tags,
        body: secondFactorCodeRequestSchema,
        response: { 200: recoveryCodesSchema, ...problemResponses },
      },
      config,
    },
    async (request) => {
      const { user } = await viewers.requireFresh(request);
      return { codes: [...(await secondFactors.confirm(user, request.body.code))] };
    },
  );

  app.post(
    '/api/account/second-factor/off',
    { schema: { tags, response: done }, config },
    async (request) => {
      await secondFactors.switchOff((await viewers.requireFresh(request)).user);
      return { done: true } as const;
    },
  );
};

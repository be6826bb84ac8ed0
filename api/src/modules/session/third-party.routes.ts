import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import {
  consumeThirdPartyResponseSchema,
  consumeThirdPartyRequestSchema,
  issueThirdPartyTokenResponseSchema,
  issueThirdPartyTokenRequestSchema,
} from '@gruenland/shared-contracts/api/session.schema.ts';

import { rateLimits } from '#plugins/rate-limits.ts';

import type { ThirdPartyService } from './third-party.service.ts';

/** Endpoints with which a partner hands a user over to the site. */
export const thirdPartyRoutes: FastifyPluginAsyncZod<{
  readonly thirdPartyService: ThirdPartyService;
}> = async (app, { thirdPartyService: thirdParty }) => {
  const tags = ['third party'];

  app.post(
    '/api/auth/third-party-token',
    {
      schema: {
        tags,
        description: 'For partners: `Authorization: Bearer <key>`.',
        body: issueThirdPartyTokenRequestSchema,
        response: { 201: issueThirdPartyTokenResponseSchema },
      },
      config: { rateLimit: rateLimits.partner },
    },
    async (request, reply) => {
      const key = /^Bearer (.+)$/u.exec(request.headers.authorization ?? '')?.[1] ?? '';
      const issuedToken = await thirdParty.issue(key, request.body);
      return reply.code(201).send(issuedToken);
    },
  );

  app.post(
    '/api/auth/consume-third-party',
    {
      schema: {
        tags,
        body: consumeThirdPartyRequestSchema,
        response: { 200: consumeThirdPartyResponseSchema },
      },
      config: { rateLimit: rateLimits.token },
    },
    async (request) => {
      const { answer, client } = await thirdParty.exchangeToken(request.body);
      if (answer.success) request.log.info({ signInMethod: 'partner', client }, 'signed in');
      return answer;
    },
  );
};

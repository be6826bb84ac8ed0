import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { doneResponseSchema } from '@gruenland/shared-contracts/api/account.schema.ts';
import {
  changeInterestsRequestSchema,
  interestsSchema,
  recordArticleViewRequestSchema,
} from '@gruenland/shared-contracts/api/interests.schema.ts';

import type { ViewerChecks } from '#access/viewers.ts';
import { rateLimits } from '#plugins/rate-limits.ts';

import type { InterestsService } from './interests.service.ts';

export interface InterestsRouteOptions {
  readonly interests: InterestsService;
  readonly viewerChecks: ViewerChecks;
}

/**
 * Endpoints for the interests of the signed-in user. The account pages and the pages of the
 * magazine call these endpoints.
 */
export const interestsRoutes: FastifyPluginAsyncZod<InterestsRouteOptions> = async (
  app,
  options,
) => {
  const { interests, viewerChecks } = options;
  const tags = ['interests'];
  const doneResponses = { 200: doneResponseSchema };
  const config = { rateLimit: rateLimits.session };

  app.get(
    '/api/account/interests',
    { schema: { tags, response: { 200: interestsSchema } } },
    async (request) => interests.read((await viewerChecks.requireViewer(request)).user),
  );

  app.post(
    '/api/account/interests',
    { schema: { tags, body: changeInterestsRequestSchema, response: doneResponses }, config },
    async (request) => {
      await interests.change((await viewerChecks.requireViewer(request)).user, request.body);
      return { done: true } as const;
    },
  );

  app.post(
    '/api/account/interests/read',
    { schema: { tags, body: recordArticleViewRequestSchema, response: doneResponses }, config },
    async (request) => {
      await interests.recordArticleRead(
        (await viewerChecks.requireViewer(request)).user,
        request.body.topic,
      );
      return { done: true } as const;
    },
  );

  app.post(
    '/api/account/interests/remove',
    { schema: { tags, body: recordArticleViewRequestSchema, response: doneResponses }, config },
    async (request) => {
      await interests.deleteDerivedInterest(
        (await viewerChecks.requireViewer(request)).user,
        request.body.topic,
      );
      return { done: true } as const;
    },
  );
};

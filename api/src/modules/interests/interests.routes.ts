import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { doneAnswerSchema } from '@gruenland/shared-contracts/api/account.schema.ts';
import {
  changeInterestsRequestSchema,
  interestsSchema,
  noteReadRequestSchema,
} from '@gruenland/shared-contracts/api/interests.schema.ts';

import type { RequireViewer } from '#modules/viewers.ts';
import { problemResponses } from '#plugins/openapi.schema.ts';
import { rateLimits } from '#plugins/rate-limits.ts';

import type { InterestsService } from './interests.service.ts';

export interface InterestsRouteParts {
  readonly interests: InterestsService;
  readonly viewers: RequireViewer;
}

/** Interests of the signed-in person; the personalised articles block reads them too. */
export const interestsRoutes: FastifyPluginAsyncZod<InterestsRouteParts> = async (app, parts) => {
  const { interests, viewers } = parts;
  const tags = ['interests'];
  const done = { 200: doneAnswerSchema, ...problemResponses };
  const config = { rateLimit: rateLimits.session };

  app.get(
    '/api/account/interests',
    { schema: { tags, response: { 200: interestsSchema, ...problemResponses } } },
    async (request) => interests.read((await viewers.require(request)).user),
  );

  app.post(
    '/api/account/interests',
    { schema: { tags, body: changeInterestsRequestSchema, response: done }, config },
    async (request) => {
      await interests.change((await viewers.require(request)).user, request.body);
      return { done: true } as const;
    },
  );

  app.post(
    '/api/account/interests/read',
    { schema: { tags, body: noteReadRequestSchema, response: done }, config },
    async (request) => {
      await interests.noteRead((await viewers.require(request)).user, request.body.topic);
      return { done: true } as const;
    },
  );

  app.post(
    '/api/account/interests/forget',
    { schema: { tags, body: noteReadRequestSchema, response: done }, config },
    async (request) => {
      await interests.forget((await viewers.require(request)).user, request.body.topic);
      return { done: true } as const;
    },
  );
};

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { doneAnswerSchema } from '@gruenland/shared-contracts/api/account.schema.ts';
import {
  draftNameSchema,
  formDraftAnswerSchema,
  keepDraftRequestSchema,
} from '@gruenland/shared-contracts/api/form-drafts.schema.ts';

import type { RequireViewer } from '#modules/viewers.ts';
import { problemResponses } from '#plugins/openapi.schema.ts';
import { rateLimits } from '#plugins/rate-limits.ts';

import type { FormDraftService } from './form-draft.service.ts';

export interface FormDraftParts {
  readonly formDrafts: FormDraftService;
  readonly viewers: RequireViewer;
}

/** Begun forms of the signed-in person. */
export const formDraftRoutes: FastifyPluginAsyncZod<FormDraftParts> = async (app, parts) => {
  const { formDrafts, viewers } = parts;
  const tags = ['account'];
  const params = draftNameSchema;
  const done = { 200: doneAnswerSchema, ...problemResponses };
  const config = { rateLimit: rateLimits.session };
  const url = '/api/account/form-drafts/:name';

  app.get(
    url,
    { schema: { tags, params, response: { 200: formDraftAnswerSchema, ...problemResponses } } },
    async (request) => {
      const { user } = await viewers.require(request);
      return { draft: await formDrafts.read(user, request.params.name) };
    },
  );

  app.post(
    url,
    { schema: { tags, params, body: keepDraftRequestSchema, response: done }, config },
    async (request) => {
      const { user } = await viewers.require(request);
      await formDrafts.keep(user, request.params.name, request.body.values);
      return { done: true } as const;
    },
  );

  app.post(`${url}/drop`, { schema: { tags, params, response: done }, config }, async (request) => {
    const { user } = await viewers.require(request);
    await formDrafts.drop(user, request.params.name);
    return { done: true } as const;
  });
};

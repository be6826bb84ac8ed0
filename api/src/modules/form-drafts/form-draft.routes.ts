import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { doneResponseSchema } from '@gruenland/shared-contracts/api/account.schema.ts';
import {
  draftNameSchema,
  formDraftResponseSchema,
  saveFormDraftRequestSchema,
} from '@gruenland/shared-contracts/api/form-drafts.schema.ts';

import type { ViewerChecks } from '#access/viewers.ts';
import { rateLimits } from '#plugins/rate-limits.ts';

import type { FormDraftService } from './form-draft.service.ts';

export interface FormDraftRouteOptions {
  readonly formDrafts: FormDraftService;
  readonly viewerChecks: ViewerChecks;
}

/** Endpoints for the form drafts of the signed-in user. */
export const formDraftRoutes: FastifyPluginAsyncZod<FormDraftRouteOptions> = async (
  app,
  options,
) => {
  const { formDrafts, viewerChecks } = options;
  const tags = ['account'];
  const params = draftNameSchema;
  const doneResponses = { 200: doneResponseSchema };
  const config = { rateLimit: rateLimits.session };
  const url = '/api/account/form-drafts/:name';

  app.get(
    url,
    { schema: { tags, params, response: { 200: formDraftResponseSchema } } },
    async (request) => {
      const { user } = await viewerChecks.requireViewer(request);
      return { draft: await formDrafts.read(user, request.params.name) };
    },
  );

  app.post(
    url,
    { schema: { tags, params, body: saveFormDraftRequestSchema, response: doneResponses }, config },
    async (request) => {
      const { user } = await viewerChecks.requireViewer(request);
      await formDrafts.save(user, request.params.name, request.body.values);
      return { done: true } as const;
    },
  );

  app.post(
    `${url}/drop`,
    { schema: { tags, params, response: doneResponses }, config },
    async (request) => {
      const { user } = await viewerChecks.requireViewer(request);
      await formDrafts.remove(user, request.params.name);
      return { done: true } as const;
    },
  );
};

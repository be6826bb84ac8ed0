import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { doneResponseSchema } from '@gruenland/shared-contracts/api/account.schema.ts';
import {
  adDraftSchema,
  adPreviewSchema,
  arrangePhotosRequestSchema,
  draftParamsSchema,
  saveDraftRequestSchema,
  savedDraftSchema,
  startDraftRequestSchema,
  submitDraftRequestSchema,
  submittedAdSchema,
} from '@gruenland/shared-contracts/api/own-ads.schema.ts';
import { createIdempotentRequest } from '#idempotency/idempotency-key.ts';
import { rateLimits } from '#plugins/rate-limits.ts';

import type { AdWriters } from './ad-writer.ts';
import type { DraftService } from './draft.service.ts';
import type { AdSubmissionService } from './ad-submission.service.ts';

export interface DraftRouteOptions {
  readonly adWriters: AdWriters;
  readonly adDrafts: DraftService;
  readonly adSubmissions: AdSubmissionService;
}

const tags = ['kleinanzeigen'];
const createResponses = <Schema>(schema: Schema) => ({ 200: schema });

/** Endpoints to write ads with or without an account. Only the author of a draft can access it. */
export const draftRoutes: FastifyPluginAsyncZod<DraftRouteOptions> = async (app, options) => {
  const { adWriters, adDrafts } = options;
  app.post(
    '/api/kleinanzeigen/drafts',
    {
      schema: {
        tags,
        body: startDraftRequestSchema,
        response: { 201: savedDraftSchema },
      },
      config: { rateLimit: rateLimits.forms },
    },
    async (request, reply) => {
      const writer = await adWriters.identify(request);
      const existingKey = writer.ownerKeys[0];
      const ownerKey = writer.user ? null : adWriters.setOwnerKey(request, reply, existingKey);
      const owner = writer.user?.id ?? ownerKey ?? 'visitor';
      const idempotentRequest = createIdempotentRequest(request, owner);
      const newDraft = await adDrafts.start(
        writer,
        request.body.category,
        ownerKey,
        idempotentRequest,
      );
      return reply.code(201).send(newDraft);
    },
  );
  app.get(
    '/api/kleinanzeigen/drafts/:id',
    { schema: { tags, params: draftParamsSchema, response: createResponses(adDraftSchema) } },
    async (request) => adDrafts.read(await adWriters.identify(request), request.params.id),
  );
  app.route({
    // Accepts POST as well, because HTML forms without JavaScript cannot send PUT.
    method: ['POST', 'PUT'],
    url: '/api/kleinanzeigen/drafts/:id',
    schema: {
      tags,
      params: draftParamsSchema,
      body: saveDraftRequestSchema,
      response: createResponses(savedDraftSchema),
    },
    config: { rateLimit: rateLimits.drafts, dropsUnknownFields: true },
    handler: async (request) =>
      adDrafts.save(await adWriters.identify(request), request.params.id, request.body),
  });
  app.get(
    '/api/kleinanzeigen/drafts/:id/preview',
    { schema: { tags, params: draftParamsSchema, response: createResponses(adPreviewSchema) } },
    async (request) => adDrafts.preview(await adWriters.identify(request), request.params.id),
  );
  await app.register(previewAndSubmitRoutes, options);
};

/** Endpoints that order the photos of a draft, submit the draft and delete it. */
const previewAndSubmitRoutes: FastifyPluginAsyncZod<DraftRouteOptions> = async (app, options) => {
  const { adWriters, adDrafts, adSubmissions } = options;
  app.post(
    '/api/kleinanzeigen/drafts/:id/photos/order',
    {
      schema: {
        tags,
        params: draftParamsSchema,
        body: arrangePhotosRequestSchema,
        response: createResponses(savedDraftSchema),
      },
      config: { rateLimit: rateLimits.drafts },
    },
    async (request) =>
      adDrafts.arrangePhotos(await adWriters.identify(request), request.params.id, request.body),
  );
  app.post(
    '/api/kleinanzeigen/drafts/:id/submit',
    {
      schema: {
        tags,
        params: draftParamsSchema,
        body: submitDraftRequestSchema,
        response: createResponses(submittedAdSchema),
      },
      config: { rateLimit: rateLimits.forms },
    },
    async (request) => {
      const writer = await adWriters.identify(request);
      const { id } = request.params;
      const idempotentRequest = createIdempotentRequest(request, id);
      return adSubmissions.submit(writer, id, request.body.version, idempotentRequest);
    },
  );
  app.post(
    '/api/kleinanzeigen/drafts/:id/delete',
    {
      schema: { tags, params: draftParamsSchema, response: createResponses(doneResponseSchema) },
      config: { rateLimit: rateLimits.forms },
    },
    async (request) => {
      await adDrafts.remove(await adWriters.identify(request), request.params.id);
      return { done: true } as const;
    },
  );
};

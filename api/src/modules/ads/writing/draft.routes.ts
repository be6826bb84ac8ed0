import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { doneAnswerSchema } from '@gruenland/shared-contracts/api/account.schema.ts';
import { adDetailSchema } from '@gruenland/shared-contracts/api/ads.schema.ts';
import {
  adDraftSchema,
  arrangePhotosRequestSchema,
  draftParamsSchema,
  saveDraftRequestSchema,
  savedDraftSchema,
  startDraftRequestSchema,
  submitDraftRequestSchema,
  submittedAdSchema,
} from '@gruenland/shared-contracts/api/own-ads.schema.ts';
import { creatingCall } from '#idempotency/idempotency-key.ts';
import { problemResponses } from '#plugins/openapi.schema.ts';
import { rateLimits } from '#plugins/rate-limits.ts';

import type { AdWriters } from './ad-writer.ts';
import type { DraftService } from './draft.service.ts';
import type { SubmitAdService } from './submit-ad.service.ts';

export interface DraftRouteParts {
  readonly adWriters: AdWriters;
  readonly adDrafts: DraftService;
  readonly submitAds: SubmitAdService;
}

const tags = ['kleinanzeigen'];
const answers = <Schema>(schema: Schema) => ({ 200: schema, ...problemResponses });

/** Writing Kleinanzeigen, with or without an account; each draft is its writer's alone. */
export const draftRoutes: FastifyPluginAsyncZod<DraftRouteParts> = async (app, parts) => {
  const { adWriters, adDrafts } = parts;
  app.post(
    '/api/kleinanzeigen/drafts',
    {
      schema: {
        tags,
        body: startDraftRequestSchema,
        response: { 201: savedDraftSchema, ...problemResponses },
      },
      config: { rateLimit: rateLimits.forms },
    },
    async (request, reply) => {
      const writer = await adWriters.of(request);
      const known = writer.keys[0];
      const ownerKey = writer.user ? null : adWriters.giveKey(request, reply, known);
      const owner = writer.user?.id ?? ownerKey ?? 'visitor';
      const call = creatingCall(request, owner);
      const started = await adDrafts.start(writer, request.body.category, ownerKey, call);
      return reply.code(201).send(started);
    },
  );
  app.get(
    '/api/kleinanzeigen/drafts/:id',
    { schema: { tags, params: draftParamsSchema, response: answers(adDraftSchema) } },
    async (request) => adDrafts.read(await adWriters.of(request), request.params.id),
  );
  app.route({
    // Forms without script can only post.
    method: ['POST', 'PUT'],
    url: '/api/kleinanzeigen/drafts/:id',
    schema: {
      tags,
      params: draftParamsSchema,
      body: saveDraftRequestSchema,
      response: answers(savedDraftSchema),
    },
    config: { rateLimit: rateLimits.drafts },
    handler: async (request) =>
      adDrafts.save(await adWriters.of(request), request.params.id, request.body),
  });
  app.get(
    '/api/kleinanzeigen/drafts/:id/preview',
    { schema: { tags, params: draftParamsSchema, response: answers(adDetailSchema) } },
    async (request) => adDrafts.preview(await adWriters.of(request), request.params.id),
  );
  await app.register(finishRoutes, parts);
};

/** What is done with a written draft. */
const finishRoutes: FastifyPluginAsyncZod<DraftRouteParts> = async (app, parts) => {
  const { adWriters, adDrafts, submitAds } = parts;
  app.post(
    '/api/kleinanzeigen/drafts/:id/photos/order',
    {
      schema: {
        tags,
        params: draftParamsSchema,
        body: arrangePhotosRequestSchema,
        response: answers(savedDraftSchema),
      },
      config: { rateLimit: rateLimits.drafts },
    },
    async (request) =>
      adDrafts.arrange(await adWriters.of(request), request.params.id, request.body),
  );
  app.post(
    '/api/kleinanzeigen/drafts/:id/submit',
    {
      schema: {
        tags,
        params: draftParamsSchema,
        body: submitDraftRequestSchema,
        response: answers(submittedAdSchema),
      },
      config: { rateLimit: rateLimits.forms },
    },
    async (request) => {
      const writer = await adWriters.of(request);
      const { id } = request.params;
      const call = creatingCall(request, id);
      return submitAds.submit(writer, id, request.body.version, call);
    },
  );
  app.post(
    '/api/kleinanzeigen/drafts/:id/delete',
    {
      schema: { tags, params: draftParamsSchema, response: answers(doneAnswerSchema) },
      config: { rateLimit: rateLimits.forms },
    },
    async (request) => {
      await adDrafts.remove(await adWriters.of(request), request.params.id);
      return { done: true } as const;
    },
  );
};

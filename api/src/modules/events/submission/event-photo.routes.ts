import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { submissionLimits } from '@gruenland/shared-contracts/api/event-submission.ts';
import {
  eventPhotoDraftSchema,
  saveEventPhotosRequestSchema,
  savedEventPhotosSchema,
} from '@gruenland/shared-contracts/api/event-submission.schema.ts';
import { codeQuerySchema } from '@gruenland/shared-contracts/api/print-subscription.schema.ts';

import type { PhotoUploads, UploadServer } from '#modules/photos/interface.ts';
import { uploadRoutes } from '#modules/photos/interface.ts';
import { rateLimits } from '#plugins/rate-limits.ts';

import type { EventPhotoService } from './event-photos.service.ts';

export interface EventPhotoRouteOptions {
  readonly eventPhotoDrafts: EventPhotoService;
  readonly eventPhotos: { readonly photos: PhotoUploads; readonly uploads: UploadServer };
}

const path = '/api/events/own/pictures';
const tags = ['veranstaltungen'];

/**
 * Endpoints for the photos of the caller's own event. The event's code gives access to the photo
 * draft. Uploads are authorised by the id of the photo draft.
 */
export const eventPhotoRoutes: FastifyPluginAsyncZod<EventPhotoRouteOptions> = async (
  app,
  options,
) => {
  const { eventPhotoDrafts, eventPhotos } = options;
  app.get(
    path,
    {
      schema: {
        tags,
        querystring: codeQuerySchema,
        response: { 200: eventPhotoDraftSchema },
      },
      config: { rateLimit: rateLimits.drafts },
    },
    async (request) => eventPhotoDrafts.read(request.query.code),
  );
  app.post(
    path,
    {
      schema: {
        tags,
        body: saveEventPhotosRequestSchema,
        response: { 200: savedEventPhotosSchema },
      },
      config: { rateLimit: rateLimits.drafts },
    },
    async (request) => eventPhotoDrafts.save(request.body),
  );
  await app.register(uploadRoutes, {
    ...eventPhotos,
    tag: 'veranstaltungen',
    maxFiles: submissionLimits.maxPictures,
    formPath: '/api/events/pictures/:id',
    defaultReturnPath: '/veranstaltungen',
    requireDraftOwner: async (_request, id) => eventPhotoDrafts.requirePhotoDraft(id),
  });
};

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { submissionLimits } from '@gruenland/shared-contracts/api/event-submission.ts';
import {
  eventPhotoDeskSchema,
  saveEventPhotosRequestSchema,
  savedEventPhotosSchema,
} from '@gruenland/shared-contracts/api/event-submission.schema.ts';
import { codeQuerySchema } from '@gruenland/shared-contracts/api/print-subscription.schema.ts';

import type { PhotoIntake } from '#modules/photos/photo.service.ts';
import type { UploadServer } from '#modules/photos/upload-server.ts';
import { uploadRoutes } from '#modules/photos/upload.routes.ts';
import { problemResponses } from '#plugins/openapi.schema.ts';
import { rateLimits } from '#plugins/rate-limits.ts';

import type { EventPhotoService } from './event-photos.service.ts';

export interface EventPhotoParts {
  readonly eventPhotoDesk: EventPhotoService;
  readonly eventPhotos: { readonly photos: PhotoIntake; readonly uploads: UploadServer };
}

const path = '/api/veranstaltungen/eigene/bilder';
const tags = ['veranstaltungen'];

/** Pictures of one's own Veranstaltung; the code opens its desk, the desk's id takes files. */
export const eventPhotoRoutes: FastifyPluginAsyncZod<EventPhotoParts> = async (app, parts) => {
  const { eventPhotoDesk, eventPhotos } = parts;
  app.get(
    path,
    {
      schema: {
        tags,
        querystring: codeQuerySchema,
        response: { 200: eventPhotoDeskSchema, ...problemResponses },
      },
      config: { rateLimit: rateLimits.drafts },
    },
    async (request) => eventPhotoDesk.read(request.query.code),
  );
  app.post(
    path,
    {
      schema: {
        tags,
        body: saveEventPhotosRequestSchema,
        response: { 200: savedEventPhotosSchema, ...problemResponses },
      },
      config: { rateLimit: rateLimits.drafts },
    },
    async (request) => eventPhotoDesk.save(request.body),
  );
  await app.register(uploadRoutes, {
    ...eventPhotos,
    tag: 'veranstaltungen',
    most: submissionLimits.pictures,
    formPath: '/api/veranstaltungen/bilder/:id',
    home: '/veranstaltungen',
    checkOwner: async (_request, id) => eventPhotoDesk.checkDesk(id),
  });
};

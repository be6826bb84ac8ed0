import type { FastifyPluginAsync } from 'fastify';
import { adLimits } from '@gruenland/shared-contracts/ads/ad-form.ts';
import type { PhotoIntake } from '#modules/photos/photo.service.ts';
import type { UploadServer } from '#modules/photos/upload-server.ts';
import { uploadRoutes } from '#modules/photos/upload.routes.ts';

import type { AdWriters } from './ad-writer.ts';
import type { DraftService } from './draft.service.ts';

export interface AdUploadParts {
  readonly adWriters: AdWriters;
  readonly adDrafts: DraftService;
  readonly adPhotos: { readonly photos: PhotoIntake; readonly uploads: UploadServer };
}

/** Photos on their way to the draft of an ad, from nobody but its writer. */
export const adUploadRoutes: FastifyPluginAsync<AdUploadParts> = async (app, parts) => {
  const { adWriters, adDrafts, adPhotos } = parts;
  await app.register(uploadRoutes, {
    ...adPhotos,
    tag: 'kleinanzeigen',
    most: adLimits.photos,
    formPath: '/api/kleinanzeigen/drafts/:id/photos',
    home: '/kleinanzeigen/neu',
    checkOwner: async (request, id) => adDrafts.checkOwner(await adWriters.of(request), id),
  });
};

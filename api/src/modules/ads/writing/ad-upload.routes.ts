import type { FastifyPluginAsync } from 'fastify';
import { adLimits } from '@gruenland/shared-contracts/ads/ad-form.ts';
import type { PhotoUploads, UploadServer } from '#modules/photos/interface.ts';
import { uploadRoutes } from '#modules/photos/interface.ts';

import type { AdWriters } from './ad-writer.ts';
import type { DraftService } from './draft.service.ts';

export interface AdUploadRouteOptions {
  readonly adWriters: AdWriters;
  readonly adDrafts: DraftService;
  readonly adPhotos: { readonly photos: PhotoUploads; readonly uploads: UploadServer };
}

/** Endpoint for uploading photos to an ad draft. Only the author of the draft can use it. */
export const adUploadRoutes: FastifyPluginAsync<AdUploadRouteOptions> = async (app, options) => {
  const { adWriters, adDrafts, adPhotos } = options;
  await app.register(uploadRoutes, {
    ...adPhotos,
    tag: 'kleinanzeigen',
    maxFiles: adLimits.maxPhotos,
    formPath: '/api/kleinanzeigen/drafts/:id/photos',
    defaultReturnPath: '/kleinanzeigen/neu',
    requireDraftOwner: async (request, id) =>
      adDrafts.requireOwner(await adWriters.identify(request), id),
  });
};

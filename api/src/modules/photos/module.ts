import { defineModule, createRouteGroup } from '#module/define-module.ts';
import { moderationModule } from '#modules/moderation/module.ts';

import { openPhotoStores } from './open-photo-stores.ts';
import { photoAccessRules } from './photo-access.ts';
import { createPhotoDraftStore } from './photo-draft-store.ts';
import { photoRetentionRules } from './photo-retention-rules.ts';
import { photoRoutes } from './photo.routes.ts';
import { createPhotoUploads } from './photo.service.ts';
import { createPhotoVariantReader } from './photo-variant-reader.ts';
import { deleteOrphanedPhotos } from './delete-orphaned-photos.ts';
import { createUploadServer } from './upload-server.ts';

type DraftStoreArguments = Parameters<typeof createPhotoDraftStore>;

/** Receives, stores and delivers the photos of ads and events. */
export const photosModule = defineModule({
  name: 'photos',
  needs: { moderation: moderationModule },
  retention: photoRetentionRules,
  create: async ({ config, db, extensions, log }) => {
    const { dataDir, photoBucket: bucket } = config;
    const { photos, uploads } = await openPhotoStores({ dataDir, bucket });
    const rules = extensions.getExtensions(photoAccessRules);
    return {
      provides: {
        /** Creates the services that store the photos of drafts in `table`. */
        createUploads: (
          path: string,
          table: DraftStoreArguments[1],
          options: DraftStoreArguments[2],
        ) => {
          const store = createPhotoDraftStore(db, table, options);
          const photoService = createPhotoUploads(db, photos, store);
          return { photos: photoService, uploads: createUploadServer(path, uploads, photoService) };
        },
      },
      routes: [
        createRouteGroup(photoRoutes, {
          readPhotoVariant: createPhotoVariantReader(photos, log),
          photoAccess: (request, id) => rules.ads(request, id),
        }),
      ],
      dailyTasks: { removeOrphans: () => deleteOrphanedPhotos(db, photos) },
    };
  },
});

import path from 'node:path';

import type { PhotoStore } from './photo-store.ts';
import { createFolderPhotoStore } from './photo-store.ts';
import { createFolderUploadStore } from './upload-server.ts';
import type { UploadStore } from './upload-server.ts';

/** Stores for photos and for unfinished uploads, in a bucket or in a local folder. */
export interface PhotoStores {
  readonly photos: PhotoStore;
  readonly uploads: UploadStore;
}

export interface PhotoConfig {
  readonly dataDir: string;
  readonly bucket: {
    readonly bucket: string;
    readonly prefix: string;
    readonly endpoint: string | undefined;
  } | null;
}

export async function openPhotoStores({ dataDir, bucket }: PhotoConfig): Promise<PhotoStores> {
  if (!bucket) {
    return {
      photos: createFolderPhotoStore(path.join(dataDir, 'fotos')),
      uploads: createFolderUploadStore(path.join(dataDir, 'uploads')),
    };
  }
  // The S3 SDK takes about 0.3 s to load. It is imported here, because a local folder needs no SDK.
  const { createS3PhotoStore, createS3Settings } = await import('./s3-photos.ts');
  const { createS3UploadStore } = await import('./s3-uploads.ts');
  return {
    photos: createS3PhotoStore(bucket),
    uploads: createS3UploadStore(bucket, createS3Settings(bucket.endpoint)),
  };
}

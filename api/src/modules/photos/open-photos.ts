import path from 'node:path';

import type { PhotoStore } from './photo-store.ts';
import { folderPhotos } from './photo-store.ts';
import { folderUploads } from './upload-server.ts';
import type { UploadStore } from './upload-server.ts';

/** Where photos go: a bucket, or the folder of this machine. */
export interface PhotoPlaces {
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

/** Bytes of a piece in a bucket; the least that S3 takes. */
const partBytes = 5 * 1024 * 1024;

export async function openPhotos({ dataDir, bucket }: PhotoConfig): Promise<PhotoPlaces> {
  if (!bucket) {
    return {
      photos: folderPhotos(path.join(dataDir, 'fotos')),
      uploads: folderUploads(path.join(dataDir, 'uploads')),
    };
  }
  // The SDK takes a third of a second to load; who has a folder need not wait for it.
  const { s3Photos, s3Settings } = await import('./s3-photos.ts');
  const { S3Store } = await import('@tus/s3-store');
  const s3ClientConfig = { bucket: bucket.bucket, ...s3Settings(bucket.endpoint) };
  return {
    photos: s3Photos(bucket),
    uploads: new S3Store({ partSize: partBytes, s3ClientConfig }) as unknown as UploadStore,
  };
}

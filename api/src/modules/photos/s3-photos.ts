import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';

import { getPhotoPath } from './photo-store.ts';
import type { PhotoStore } from './photo-store.ts';

export interface S3Photos {
  readonly bucket: string;
  /** Key prefix without leading and trailing slashes; may be empty. */
  readonly prefix: string;
  /** URL of an S3-compatible server; undefined for Amazon S3. */
  readonly endpoint: string | undefined;
}

const timeoutMs = 5000;

/**
 * Returns the client settings. Region and credentials come from the SDK's environment variables.
 */
export function createS3Settings(endpoint: string | undefined) {
  return {
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    maxAttempts: 3,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: timeoutMs, requestTimeout: timeoutMs },
  } as const;
}

/** Creates a store that keeps photos in an S3-compatible bucket. */
export function createS3PhotoStore({ bucket, prefix, endpoint }: S3Photos): PhotoStore {
  const client = new S3Client(createS3Settings(endpoint));
  const getLocation = (id: string) => ({
    Bucket: bucket,
    Key: [prefix, 'fotos', getPhotoPath(id)].filter(Boolean).join('/'),
  });
  return {
    write: async (id, bytes) => {
      await client.send(
        new PutObjectCommand({ ...getLocation(id), Body: bytes, ContentType: 'image/webp' }),
      );
    },
    read: async (id) => {
      try {
        const storedObject = await client.send(new GetObjectCommand(getLocation(id)));
        return storedObject.Body
          ? Buffer.from(await storedObject.Body.transformToByteArray())
          : null;
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },
    remove: async (id) => {
      await client.send(new DeleteObjectCommand(getLocation(id)));
    },
  };
}

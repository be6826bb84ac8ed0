import type { S3, S3ClientConfig } from '@aws-sdk/client-s3';
import { S3Store } from '@tus/s3-store';

import { uploadLifetimeHours } from './photo.service.ts';
import type { UploadStore } from './upload-server.ts';

/** Bytes per part of a multipart upload; the minimum that S3 allows. */
const uploadPartBytes = 5 * 1024 * 1024;
const expirationMs = uploadLifetimeHours * 3_600_000;

type ObjectWithKey = { readonly Key?: string };
interface S3Input extends ObjectWithKey {
  readonly Delete?: { readonly Objects?: readonly ObjectWithKey[] };
}
interface S3Output {
  readonly Uploads?: readonly ObjectWithKey[];
  readonly Contents?: readonly ObjectWithKey[];
}

/** Keeps all objects of a client below a prefix, because other sites may use the same bucket. */
function addKeyPrefix(client: S3, prefix: string): void {
  const addPrefix = <Item extends ObjectWithKey>(item: Item) =>
    item.Key === undefined ? item : { ...item, Key: prefix + item.Key };
  const removePrefix = <Item extends ObjectWithKey>(item: Item) => ({
    ...item,
    Key: item.Key?.slice(prefix.length),
  });
  client.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        const input = addPrefix(args.input as S3Input);
        const isListCommand = ['ListMultipartUploadsCommand', 'ListObjectsV2Command'].includes(
          commandName ?? '',
        );
        const objects = input.Delete?.Objects?.map(addPrefix);
        const result = await next({
          ...args,
          input: {
            ...input,
            ...(objects && { Delete: { ...input.Delete, Objects: objects } }),
            ...(isListCommand && { Prefix: prefix }),
          } as never,
        });
        const output = result.output as S3Output;
        const { Uploads: uploads, Contents: contents } = output;
        const listWithoutPrefix = {
          ...(uploads && { Uploads: uploads.map(removePrefix) }),
          ...(contents && { Contents: contents.map(removePrefix) }),
        };
        return { ...result, output: { ...output, ...listWithoutPrefix } as never };
      },
    { step: 'initialize', name: 'addKeyPrefix' },
  );
}

class PrefixedUploadStore extends S3Store {
  constructor(bucket: string, prefix: string, settings: S3ClientConfig) {
    // Sets no object tags, because not every S3-compatible store supports them.
    super({
      partSize: uploadPartBytes,
      expirationPeriodInMilliseconds: expirationMs,
      useTags: false,
      s3ClientConfig: { bucket, ...settings },
    });
    addKeyPrefix(this.#getClient(), prefix);
  }

  /** Returns the client, which the library declares as private. */
  #getClient = (): S3 => (this as unknown as { readonly client: S3 }).client;

  /**
   * Ends expired multipart uploads, and deletes every other expired object below the prefix. Such
   * objects are finished uploads whose photo was never stored; S3 no longer lists them as multipart
   * uploads.
   */
  override async deleteExpired(): Promise<number> {
    let deletedCount = await super.deleteExpired();
    const bucket = { Bucket: this.bucket };
    const client = this.#getClient();
    const expiredBefore = Date.now() - expirationMs;
    let token: string | undefined;
    do {
      const list = await client.listObjectsV2({ ...bucket, ContinuationToken: token });
      const expiredObjects = (list.Contents ?? []).filter(
        ({ LastModified: changedAt }) => changedAt && changedAt.getTime() < expiredBefore,
      );
      const objects = expiredObjects.map(({ Key: key }) => ({ Key: key }));
      if (objects.length > 0)
        await client.deleteObjects({ ...bucket, Delete: { Objects: objects } });
      deletedCount += objects.length;
      token = list.NextContinuationToken;
    } while (token !== undefined);
    return deletedCount;
  }
}

/**
 * Creates a store that keeps unfinished uploads in a bucket, in `uploads/` below the key prefix.
 */
export const createS3UploadStore = (
  { bucket, prefix }: { readonly bucket: string; readonly prefix: string },
  settings: S3ClientConfig,
): UploadStore =>
  new PrefixedUploadStore(
    bucket,
    [prefix, 'uploads', ''].filter((part, index) => part !== '' || index === 2).join('/'),
    settings,
  ) as unknown as UploadStore;

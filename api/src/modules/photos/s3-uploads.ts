import type { S3, S3ClientConfig } from '@aws-sdk/client-s3';
import { S3Store } from '@tus/s3-store';

import { uploadHours } from './photo.service.ts';
import type { UploadStore } from './upload-server.ts';

/** Bytes per part of a multipart upload; the minimum that S3 allows. */
const uploadPartBytes = 5 * 1024 * 1024;
const expirationMs = uploadHours * 3_600_000;

type Keyed = { readonly Key?: string };
interface S3Input extends Keyed {
  readonly Delete?: { readonly Objects?: readonly Keyed[] };
}
interface S3Output {
  readonly Uploads?: readonly Keyed[];
  readonly Contents?: readonly Keyed[];
}

/** Keeps all objects of a client below a prefix, because other sites may use the same bucket. */
function addKeyPrefix(client: S3, prefix: string): void {
  const add = <Item extends Keyed>(item: Item) =>
    item.Key === undefined ? item : { ...item, Key: prefix + item.Key };
  const remove = <Item extends Keyed>(item: Item) => ({
    ...item,
    Key: item.Key?.slice(prefix.length),
  });
  client.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        const input = add(args.input as S3Input);
        const isList = ['ListMultipartUploadsCommand', 'ListObjectsV2Command'].includes(
          commandName ?? '',
        );
        const objects = input.Delete?.Objects?.map(add);
        const result = await next({
          ...args,
          input: {
            ...input,
            ...(objects && { Delete: { ...input.Delete, Objects: objects } }),
            ...(isList && { Prefix: prefix }),
          } as never,
        });
        const output = result.output as S3Output;
        const { Uploads: uploads, Contents: contents } = output;
        const listed = {
          ...(uploads && { Uploads: uploads.map(remove) }),
          ...(contents && { Contents: contents.map(remove) }),
        };
        return { ...result, output: { ...output, ...listed } as never };
      },
    { step: 'initialize', name: 'addKeyPrefix' },
  );
}

class PrefixedUploadStore extends S3Store {
  constructor(bucket: string, prefix: string, settings: S3ClientConfig) {
    // Without tags, which not every S3-compatible store supports.
    super({
      partSize: uploadPartBytes,
      expirationPeriodInMilliseconds: expirationMs,
      useTags: false,
      s3ClientConfig: { bucket, ...settings },
    });
    addKeyPrefix(this.#getClient(), prefix);
  }

  /** The library declares its client as private. */
  #getClient = (): S3 => (this as unknown as { readonly client: S3 }).client;

  /**
   * Ends expired multipart uploads, and deletes every older object below the prefix: finished
   * uploads whose photo was never stored are not listed as multipart uploads any more.
   */
  override async deleteExpired(): Promise<number> {
    let deletedCount = await super.deleteExpired();
    const bucket = { Bucket: this.bucket };
    const client = this.#getClient();
    const expiredBefore = Date.now() - expirationMs;
    let token: string | undefined;
    do {
      const list = await client.listObjectsV2({ ...bucket, ContinuationToken: token });
      const expired = (list.Contents ?? []).filter(
        ({ LastModified: changedAt }) => changedAt && changedAt.getTime() < expiredBefore,
      );
      const objects = expired.map(({ Key: key }) => ({ Key: key }));
      if (objects.length > 0)
        await client.deleteObjects({ ...bucket, Delete: { Objects: objects } });
      deletedCount += objects.length;
      token = list.NextContinuationToken;
    } while (token !== undefined);
    return deletedCount;
  }
}

/** Stores unfinished uploads in a bucket, below `uploads/` of the configured prefix. */
export const createS3UploadStore = (
  { bucket, prefix }: { readonly bucket: string; readonly prefix: string },
  settings: S3ClientConfig,
): UploadStore =>
  new PrefixedUploadStore(
    bucket,
    [prefix, 'uploads', ''].filter((part, index) => part !== '' || index === 2).join('/'),
    settings,
  ) as unknown as UploadStore;

import { randomUUID } from 'node:crypto';
import { DeleteObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import type { S3Client } from '@aws-sdk/client-s3';
import { StoreError } from '#store/release-store.ts';

/** Pairs of writers that are tried, because a race does not show each time. */
const ROUNDS = 10;

/**
 * Checks that a bucket refuses the second of two simultaneous writers of a new object
 * (`If-None-Match: *`). Otherwise two publishers could replace each other's release unnoticed.
 *
 * @throws {StoreError} if both writers succeeded, or none
 */
export async function probeConditionalWrites(client: S3Client, bucket: string): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    const object = { Bucket: bucket, Key: `probes/${randomUUID()}` };
    const write = async (body: string): Promise<boolean> => {
      const command = new PutObjectCommand({ ...object, Body: body, IfNoneMatch: '*' });
      return await client.send(command).then(() => true, isRefusal);
    };
    const results = await Promise.all([write('one'), write('two')]);
    await client.send(new DeleteObjectCommand(object));
    const winnerCount = results.filter(Boolean).length;
    if (winnerCount !== 1) {
      throw new StoreError(
        `The store does not enforce conditional writes: ${winnerCount} of two simultaneous writers ` +
          `of s3://${bucket}/${object.Key} succeeded. Use a store that refuses the second one ` +
          '(docs/operations.md, Object store).',
      );
    }
  }
}

/** Returns false if the store refused a write; rethrows other errors. */
function isRefusal(error: unknown): false {
  const { $metadata } = error as { readonly $metadata?: { readonly httpStatusCode?: number } };
  if ($metadata?.httpStatusCode === 412 || $metadata?.httpStatusCode === 409) return false;
  throw error;
}

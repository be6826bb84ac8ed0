import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { probeConditionalWrites } from '#store/probe-conditional-writes.ts';
import type { S3Address } from '#store/s3-store.ts';
import type { S3Server } from '#testing/s3-server.ts';
import { startS3 } from '#testing/s3-server.ts';

let folder: string;
let server: S3Server;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'probe-'));
  server = await startS3(folder);
});

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

function createClient({ endpoint = '' }: S3Address): S3Client {
  return new S3Client({ endpoint, forcePathStyle: true });
}

test('accepts a store that refuses the second of two simultaneous writers', async () => {
  const address = server.getStrictAddress('');
  const client = createClient(address);
  await probeConditionalWrites(client, address.bucket);
  const { Contents: rest = [] } = await client.send(
    new ListObjectsV2Command({ Bucket: address.bucket, Prefix: 'probes/' }),
  );
  expect(rest).toEqual([]);
});

test('refuses a store in which both writers succeed', async () => {
  const probe = probeConditionalWrites(createClient(server.address), server.address.bucket);
  await expect(probe).rejects.toThrow('2 of two simultaneous writers');
});

test('reports a store that cannot be reached', async () => {
  const client = new S3Client({ endpoint: 'http://127.0.0.1:9', maxAttempts: 1 });
  await expect(probeConditionalWrites(client, 'releases')).rejects.toThrow('ECONNREFUSED');
});

import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Upload } from '@tus/server';

import { startBucketServer } from '#testing/bucket-server.ts';
import type { BucketServer } from '#testing/bucket-server.ts';

import { openPhotoStores } from './open-photo-stores.ts';

let bucket: BucketServer;
beforeAll(async () => {
  process.env['AWS_REGION'] = 'eu-central-1';
  process.env['AWS_ACCESS_KEY_ID'] = 'only-for-tests';
  process.env['AWS_SECRET_ACCESS_KEY'] = 'only-for-tests';
  bucket = await startBucketServer();
});
afterAll(() => bucket?.end());

test('api finding F9: unfinished uploads of a bucket stay below the prefix and end after a day', async () => {
  const { uploads } = await openPhotoStores({
    dataDir: '',
    bucket: { bucket: 'shared', prefix: 'site', endpoint: bucket.endpoint },
  });
  bucket.uploads.set('foreign-upload', '/shared/other/archive');
  bucket.objects.set('/shared/other/archive.info', Buffer.from('foreign'));
  bucket.objects.set('/shared/site/fotos/a.webp', Buffer.from('photo'));
  const foreignPaths = [...bucket.objects.keys()];
  await uploads.create(new Upload({ id: 'A'.repeat(26), size: 1000, offset: 0 }));
  // Adds a finished upload whose photo was never stored.
  bucket.objects.set('/shared/site/uploads/B', Buffer.from('finished'));
  expect([...bucket.uploads.values()]).toContain(`/shared/site/uploads/${'A'.repeat(26)}`);
  expect([...bucket.objects.keys()]).toContain(`/shared/site/uploads/${'A'.repeat(26)}.info`);

  bucket.ageMs = 23 * 3_600_000;
  await uploads.deleteExpired();
  expect(bucket.uploads.size).toBe(2);
  bucket.ageMs = 25 * 3_600_000;
  await uploads.deleteExpired();
  expect([...bucket.uploads.keys()]).toEqual(['foreign-upload']);
  expect([...bucket.objects.keys()]).toEqual(foreignPaths);
});

import { createHash } from 'node:crypto';

import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import type { AdDraft } from '@gruenland/shared-contracts/api/own-ads.ts';

import { adPhotos } from '#db/tables/ad-drafts.ts';
import { adValues, writeDraft } from '#testing/ads.ts';
import { startSlowProxy } from '#testing/slow-proxy.ts';
import { startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';
import { uploadPhoto } from '#testing/upload-photo.ts';

let api: TestApi;
let baseUrl: string;
beforeAll(async () => {
  api = await startTestApi();
  baseUrl = await api.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => api?.end());

/** Creates a picture like one from a camera: noise and edges everywhere make the file large. */
async function createCameraPicture(): Promise<Buffer> {
  const side = 500;
  const noise = { type: 'gaussian', mean: 120, sigma: 22 } as const;
  const tile = await sharp({
    create: { width: side, height: side, channels: 3, background: '#8ba97e', noise },
  })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#8ba97e' } })
    .composite([{ input: tile, tile: true }])
    .jpeg({ quality: 84 })
    .toBuffer();
}

const getDraft = async ({ id, cookie }: { id: string; cookie: string }): Promise<AdDraft> =>
  (await api.sendRequest({ url: `/api/kleinanzeigen/drafts/${id}`, headers: { cookie } })).json();

test('twenty photos of twelve megapixels arrive over an unreliable connection, but not more', async () => {
  const draft = await writeDraft(api, adValues);
  const slowProxy = await startSlowProxy(baseUrl, 400_000, 16_000_000);
  const cameraPicture = await createCameraPicture();
  expect(cameraPicture.length).toBeGreaterThan(4_000_000);
  const files = Array.from({ length: 20 }, (_, photoIndex) => {
    const commentSegment = Buffer.from([0xff, 0xfe, 0, 3, photoIndex]);
    return Buffer.concat([cameraPicture.subarray(0, 2), commentSegment, cameraPicture.subarray(2)]);
  });
  for (const file of files) expect(await uploadPhoto(slowProxy.url, draft, file)).toBe(200);
  slowProxy.server.close();
  expect(slowProxy.countCutConnections()).toBeGreaterThan(40);
  const { photos } = await getDraft(draft);
  expect(photos).toHaveLength(20);
  expect(photos[0]).toMatchObject({ width: 2000, height: 1500 });
  // Checks that every photo arrived unchanged and only once.
  const rows = await api.database.drizzle
    .select({ id: adPhotos.id, hash: adPhotos.sourceHash })
    .from(adPhotos)
    .where(eq(adPhotos.draftId, draft.id));
  const hashById = new Map(rows.map(({ id, hash }) => [id, hash]));
  expect(photos.map(({ id }) => hashById.get(id))).toEqual(
    files.map((file) => createHash('sha256').update(file).digest('base64url')),
  );
  const plainBackground = { width: 500, height: 500, channels: 3, background: '#345' } as const;
  const extraPhoto = await sharp({ create: plainBackground }).jpeg().toBuffer();
  const extraStatus = await uploadPhoto(baseUrl, draft, extraPhoto);
  expect((await getDraft(draft)).photos).toHaveLength(20);
  expect(extraStatus).toBe(422);
}, 300_000);

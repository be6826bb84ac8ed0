import { crc32, deflateSync } from 'node:zlib';

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import type { AdDraft } from '@gruenland/shared-contracts/api/own-ads.ts';
import type { DraftPhoto } from '@gruenland/shared-contracts/api/photos.ts';

import { adPhotos } from '#db/tables/ad-drafts.ts';
import { adValues, placeAd, writeDraft } from '#testing/ads.ts';
import { signIn } from '#testing/people.ts';
import { tus, uploadPhoto } from '#testing/upload-photo.ts';
import { runSql, siteUrl, startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';

import { preparePhoto } from './prepare-photo.ts';

let api: TestApi;
let baseUrl: string;
beforeAll(async () => {
  api = await startTestApi();
  baseUrl = await api.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => api?.end());

/** Creates a picture with metadata about the place and the camera. */
async function createPicture(width: number, height: number, tint = 90): Promise<Buffer> {
  const stripe = await sharp({
    create: { width: 64, height: 64, channels: 3, background: { r: tint, g: 140, b: 255 - tint } },
  })
    .png()
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: '#8ba97e' } })
    .composite([{ input: stripe, tile: true, gravity: 'center' }])
    .withExif({ IFD0: { Make: 'Kamera' }, IFD3: { GPSLatitude: '47/1 43/1 0/1' } })
    .jpeg({ quality: 70 })
    .toBuffer();
}

const getDraft = async ({ id, cookie }: { id: string; cookie: string }): Promise<AdDraft> =>
  (await api.sendRequest({ url: `/api/kleinanzeigen/drafts/${id}`, headers: { cookie } })).json();

describe('uploads', () => {
  test('to another person’s draft are rejected', async () => {
    const draft = await writeDraft(api, adValues);
    const otherUser = { ...draft, cookie: await signIn(api) };
    const metadata = `draft ${Buffer.from(draft.id).toString('base64')}`;
    const response = await fetch(`${baseUrl}/api/kleinanzeigen/uploads`, {
      method: 'POST',
      headers: {
        ...tus,
        cookie: otherUser.cookie,
        'upload-length': '10',
        'upload-metadata': metadata,
      },
    });
    expect(response.status).toBe(404);
    const createResponse = await fetch(`${baseUrl}/api/kleinanzeigen/uploads`, {
      method: 'POST',
      headers: { ...tus, cookie: draft.cookie, 'upload-length': '10', 'upload-metadata': metadata },
    });
    const uploadUrl = baseUrl + (createResponse.headers.get('location') ?? '');
    const fetchUploadHead = (cookie: string) =>
      fetch(uploadUrl, { method: 'HEAD', headers: { ...tus, cookie } });
    expect((await fetchUploadHead(otherUser.cookie)).status).toBe(404);
    expect((await fetchUploadHead(draft.cookie)).status).toBe(200);
  });

  test('a form without JavaScript keeps valid files and names the invalid one', async () => {
    const draft = await writeDraft(api, adValues);
    const form = new FormData();
    form.set('zurueck', '/kleinanzeigen/neu?entwurf=x');
    const createBlob = (bytes: Buffer) => new Blob([new Uint8Array(bytes)]);
    const validPicture = await createPicture(800, 600);
    form.append('fotos', createBlob(validPicture), 'hof.jpg');
    form.append('fotos', createBlob(Buffer.from('<svg xmlns="x"><script/></svg>')), 'bild.svg');
    const sendForm = () =>
      fetch(`${baseUrl}/api/kleinanzeigen/drafts/${draft.id}/photos`, {
        method: 'POST',
        headers: { cookie: draft.cookie, origin: siteUrl },
        body: form,
        redirect: 'manual',
      });
    const response = await sendForm();
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(
      '/kleinanzeigen/neu?entwurf=x&fotos=1&abgelehnt=svg',
    );
    await sendForm();
    expect((await getDraft(draft)).photos).toHaveLength(1);
  });
});

describe('photos', () => {
  async function createStoredPhoto(): Promise<{
    photo: DraftPhoto;
    draft: Awaited<ReturnType<typeof writeDraft>>;
  }> {
    const draft = await writeDraft(api, adValues, { cookie: await signIn(api) });
    await uploadPhoto(baseUrl, draft, await createPicture(1200, 900));
    const photo = (await getDraft(draft)).photos[0];
    if (!photo) throw new Error('no photo');
    return { photo, draft };
  }

  test('are delivered in the requested size, without camera metadata', async () => {
    const { photo, draft } = await createStoredPhoto();
    const headers = { cookie: draft.cookie };
    const fullSizeResponse = await api.sendRequest({ url: photo.src, headers });
    expect(fullSizeResponse.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-content-type-options': 'nosniff',
    });
    expect(await sharp(fullSizeResponse.rawPayload).metadata()).toMatchObject({
      width: 1200,
      height: 900,
    });
    expect((await sharp(fullSizeResponse.rawPayload).metadata()).exif).toBeUndefined();
    const smallSizeResponse = await api.sendRequest({
      url: `${photo.src}/m/72x72/filters:format(webp)`,
      headers,
    });
    expect(await sharp(smallSizeResponse.rawPayload).metadata()).toMatchObject({
      width: 80,
      height: 80,
    });
    for (const url of [
      `${photo.src}/m/9x/filters:x`,
      photo.src.replace(photo.id, '0'.repeat(26)),
    ]) {
      expect((await api.sendRequest({ url, headers })).statusCode).toBe(404);
    }
  });

  test('of a draft are visible to its device only, also without an account', async () => {
    const draft = await writeDraft(api, adValues);
    expect(await uploadPhoto(baseUrl, draft, await createPicture(800, 600))).toBe(200);
    const { src } = (await getDraft(draft)).photos[0] as DraftPhoto;
    const fetchStatus = async (cookie: string) =>
      (await api.sendRequest({ url: `${src}/m/72x72/filters:format(webp)`, headers: { cookie } }))
        .statusCode;
    const otherDraft = await writeDraft(api, adValues);
    expect([await fetchStatus(draft.cookie), await fetchStatus(otherDraft.cookie)]).toEqual([
      200, 404,
    ]);
    expect(await fetchStatus(await signIn(api))).toBe(404);
  });

  test('are ordered and described, and deleted when unused', async () => {
    const { draft } = await createStoredPhoto();
    await uploadPhoto(baseUrl, draft, await createPicture(1000, 900, 5));
    const { photos, version } = await getDraft(draft);
    const order = { version, photos: [{ id: photos[1]?.id, alt: ' Von  hinten ' }] };
    const url = `/api/kleinanzeigen/drafts/${draft.id}/photos/order`;
    expect((await api.post(url, order, { cookie: draft.cookie })).statusCode).toBe(200);
    const remainingPhotos = (await getDraft(draft)).photos;
    expect(remainingPhotos).toEqual([{ ...photos[1], alt: 'Von hinten' }]);
    const submitResponse = await api.post(
      `/api/kleinanzeigen/drafts/${draft.id}/submit`,
      { version: version + 1 },
      { cookie: draft.cookie },
    );
    expect(submitResponse.statusCode).toBe(200);
    await runSql(api, `UPDATE ad_photos SET created_at = now() - interval '2 days'`);
    await runSql(
      api,
      `INSERT INTO tasks (id, kind, payload) VALUES ('tag', 'maintenance', '{"day":"x"}')`,
    );
    const fetchPhotoStatus = async (photo: DraftPhoto | undefined) =>
      (await api.sendRequest({ url: photo?.src ?? '' })).statusCode;
    const countStoredPhotos = async () =>
      api.database.drizzle.$count(adPhotos, eq(adPhotos.id, photos[0]?.id ?? ''));
    while ((await countStoredPhotos()) > 0) await new Promise(setImmediate);
    expect(await fetchPhotoStatus(photos[0])).toBe(404);
    expect(await fetchPhotoStatus(photos[1])).toBe(200);
    const ad = (
      await api.sendRequest({ url: `/api/kleinanzeigen/ads/${submitResponse.json().number}` })
    ).json();
    expect(ad.pictures).toMatchObject([{ alt: 'Von hinten' }]);
    await placeAd(api, draft.cookie, { titel: 'Ganz ohne Fotos, geht auch' });
  });
});

describe('rejected files', () => {
  /** Creates a small file whose header declares a huge picture. */
  const createPng = (width: number, height: number, format = '0802000000') => {
    const size = Buffer.alloc(8);
    size.writeUInt32BE(width, 0);
    size.writeUInt32BE(height, 4);
    const header = Buffer.concat([Buffer.from('IHDR'), size, Buffer.from(format, 'hex')]);
    const check = Buffer.alloc(4);
    check.writeUInt32BE(crc32(header));
    const data = deflateSync(Buffer.alloc(1000));
    const pngStart = Buffer.from('89504e470d0a1a0a0000000d', 'hex');
    return Buffer.concat([
      pngStart,
      header,
      check,
      Buffer.from([0, 0, 0, data.length]),
      Buffer.from('IDAT'),
      data,
      Buffer.alloc(4),
    ]);
  };
  const cases: [string, string, () => Promise<Buffer>][] = [
    [
      'a drawing with script',
      'svg',
      async () => Buffer.from('<svg><script>alert(1)</script></svg>'),
    ],
    ['a page', 'typ', async () => Buffer.from('<!doctype html><p>x')],
    ['an animation', 'typ', async () => Buffer.from('GIF89a;;;;;;;;')],
    [
      'a photo of a phone that cannot be read',
      'heic',
      async () => Buffer.from('\0\0\0\u0018ftypheic\0\0'),
    ],
    [
      'a photo that is a page too',
      'verdaechtig',
      async () => Buffer.concat([await createPicture(500, 500), Buffer.from('<script>x</script>')]),
    ],
    [
      'a photo that is an archive too',
      'verdaechtig',
      async () =>
        Buffer.concat([
          await createPicture(500, 500),
          Buffer.from('PK\u0005\u0006'),
          Buffer.alloc(18),
        ]),
    ],
    [
      'a hundred megapixels',
      'zu-viele-pixel',
      () =>
        sharp({ create: { width: 10_000, height: 10_000, channels: 3, background: '#fff' } })
          .jpeg()
          .toBuffer(),
    ],
    ['a bomb', 'zu-viele-pixel', async () => createPng(60_000, 60_000)],
    [
      'api finding F3: interlaced, 16 bits, 800 MB decoded',
      'zu-viele-pixel',
      async () => createPng(9999, 10_000, '1006000001'),
    ],
    [
      'api finding F3: interlaced, 8 bits, 150 MB decoded',
      'zu-viele-pixel',
      async () => createPng(10_000, 5000, '0802000001'),
    ],
    [
      'api finding F3: a progressive JPEG with 135 MB of coefficients',
      'zu-viele-pixel',
      () =>
        sharp({ create: { width: 5000, height: 4500, channels: 3, background: '#fff' } })
          .jpeg({ progressive: true })
          .toBuffer(),
    ],
    [
      'api finding F3: several frames',
      'typ',
      () =>
        sharp(Buffer.concat([Buffer.alloc(750_000), Buffer.alloc(750_000, 255)]), {
          raw: { width: 500, height: 1000, channels: 3, pageHeight: 500 },
        })
          .webp({ loop: 0, delay: [100, 100] })
          .toBuffer(),
    ],
    ['a torn photo', 'kaputt', async () => (await createPicture(900, 900)).subarray(0, 4000)],
    ['a stamp', 'zu-klein', () => createPicture(399, 900)],
    ['too many bytes', 'zu-gross', async () => Buffer.alloc(15 * 1024 * 1024 + 1)],
  ];
  test.each(cases)('%s: %s', async (_, refusal, createFile) => {
    await expect(preparePhoto(await createFile())).rejects.toMatchObject({ refusal });
  });

  test('accepts valid photos', async () => {
    const photo = await preparePhoto(await createPicture(3000, 400));
    expect(photo).toMatchObject({ width: 2000, height: 267 });
  });
});

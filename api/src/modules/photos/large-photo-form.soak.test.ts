import { request as sendRequest } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fastify from 'fastify';
import { adLimits } from '@gruenland/shared-contracts/ads/ad-form.ts';
import type { DraftPhoto } from '@gruenland/shared-contracts/api/photos.ts';

import { addSchemaValidation } from '#plugins/openapi.schema.ts';

import type { PhotoUploads } from './photo.service.ts';
import type { UploadServer } from './upload-server.ts';
import { uploadRoutes } from './upload.routes.ts';

const app = fastify();
const arrayBufferBytes: number[] = [];
let baseUrl: string;
setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

beforeAll(async () => {
  await addSchemaValidation(app);
  const add = async (_draftId: string, file: Buffer) => {
    expect(file).toHaveLength(adLimits.maxPhotoBytes);
    collectGarbage();
    arrayBufferBytes.push(process.memoryUsage().arrayBuffers);
    return {} as DraftPhoto;
  };
  await app.register(uploadRoutes, {
    photos: { add } as unknown as PhotoUploads,
    uploads: { path: '/uploads' } as UploadServer,
    tag: 'kleinanzeigen',
    maxFiles: adLimits.maxPhotos,
    formPath: '/drafts/:id/photos',
    defaultReturnPath: '/kleinanzeigen/neu',
    requireDraftOwner: async () => {},
  });
  baseUrl = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());

/** Sends a form with as many photos of the maximum size as an ad may have. */
async function sendLargestForm() {
  const partHeader =
    '--x\r\ncontent-disposition: form-data; name="fotos"; filename="a.jpg"\r\n\r\n';
  const photo = Buffer.alloc(adLimits.maxPhotoBytes);
  const end = '--x--\r\n';
  const partBytes = partHeader.length + photo.length + 2;
  const { promise, resolve, reject } = Promise.withResolvers<object>();
  const form = sendRequest(
    `${baseUrl}/drafts/01J0000000000000000000000A/photos`,
    {
      method: 'POST',
      headers: {
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': adLimits.maxPhotos * partBytes + end.length,
      },
    },
    ({ statusCode, headers }) => resolve({ status: statusCode, url: headers.location }),
  );
  form.on('error', reject);
  for (let index = 0; index < adLimits.maxPhotos; index += 1) {
    form.write(partHeader);
    form.write(photo);
    form.write('\r\n');
  }
  form.end(end);
  return promise;
}

test('twenty photos of 15 MB are read, and memory does not hold them all', async () => {
  const response = await sendLargestForm();
  expect(response).toEqual({ status: 303, url: '/kleinanzeigen/neu?fotos=20' });
  const [initialBytes = 0] = arrayBufferBytes;
  expect(arrayBufferBytes).toHaveLength(adLimits.maxPhotos);
  // The chunks that client and api have in transit take up to three times the bytes of a photo.
  expect(Math.max(...arrayBufferBytes) - initialBytes).toBeLessThan(5 * adLimits.maxPhotoBytes);
});

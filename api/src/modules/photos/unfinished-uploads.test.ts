import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import { adLimits } from '@gruenland/shared-contracts/ads/ad-form.ts';

import { adValues, writeDraft } from '#testing/ads.ts';
import { siteUrl, startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';

/** Three unfinished uploads are allowed for each photo that an ad may have. */
const maxUnfinished = 3 * adLimits.maxPhotos;

let api: TestApi;
let baseUrl: string;
beforeAll(async () => {
  api = await startTestApi();
  baseUrl = await api.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => api?.end());

test('limits the unfinished uploads of a draft; aborted ones are released', async () => {
  const { id, cookie } = await writeDraft(api, adValues);
  const headers = { 'tus-resumable': '1.0.0', origin: siteUrl, cookie };
  const startUpload = () =>
    fetch(`${baseUrl}/api/kleinanzeigen/uploads`, {
      method: 'POST',
      headers: {
        ...headers,
        'upload-length': '1000',
        'upload-metadata': `draft ${Buffer.from(id).toString('base64')}`,
      },
    });
  const places: string[] = [];
  for (let uploadIndex = 0; uploadIndex < maxUnfinished; uploadIndex += 1) {
    const upload = await startUpload();
    expect(upload.status).toBe(201);
    places.push(upload.headers.get('location') ?? '');
  }
  const refusedAnswer = await startUpload();
  expect(refusedAnswer.status).toBe(422);
  expect(await refusedAnswer.json()).toMatchObject({ code: 'zu-viele' });
  const deleteAnswer = await fetch(baseUrl + places[0], { method: 'DELETE', headers });
  expect(deleteAnswer.status).toBe(204);
  expect((await startUpload()).status).toBe(201);
});

describe('security finding 5: an upload is named by the path alone', () => {
  const startUpload = async () => {
    const { id, cookie } = await writeDraft(api, adValues);
    const headers = { 'tus-resumable': '1.0.0', origin: siteUrl, cookie };
    const answer = await fetch(`${baseUrl}/api/kleinanzeigen/uploads`, {
      method: 'POST',
      headers: {
        ...headers,
        'upload-length': '1000',
        'upload-metadata': `draft ${Buffer.from(id).toString('base64')}`,
      },
    });
    return { url: baseUrl + answer.headers.get('location'), headers };
  };

  test.each(['HEAD', 'PATCH', 'DELETE'])('%s reaches no foreign upload', async (method) => {
    const ownUpload = await startUpload();
    const foreignUpload = await startUpload();
    const foreignId = foreignUpload.url.split('/').at(-1);
    for (const urlSuffix of [`?x=/${foreignId}`, `?/${foreignId}`]) {
      const isPatch = method === 'PATCH';
      const answer = await fetch(ownUpload.url + urlSuffix, {
        method,
        headers: {
          ...ownUpload.headers,
          ...(isPatch && {
            'upload-offset': '0',
            'content-type': 'application/offset+octet-stream',
          }),
        },
        ...(isPatch && { body: 'fourteen bytes' }),
      });
      expect([answer.status, answer.headers.get('upload-metadata')]).toEqual([400, null]);
    }
    const answer = await fetch(foreignUpload.url, {
      method: 'HEAD',
      headers: foreignUpload.headers,
    });
    expect([answer.status, answer.headers.get('upload-offset')]).toEqual([200, '0']);
  });
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import { adLimits } from '@gruenland/shared-contracts/ads/ad-form.ts';

import { adValues, writeDraft } from '#testing/ads.ts';
import { siteUrl, startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';
import { waitUntil } from '#testing/wait-until.ts';

import { createFolderUploadStore, createUploadServer } from './upload-server.ts';

/** Three unfinished uploads are allowed for each photo that an ad may have. */
const maxUnfinishedUploads = 3 * adLimits.maxPhotos;

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
  for (let uploadIndex = 0; uploadIndex < maxUnfinishedUploads; uploadIndex += 1) {
    const upload = await startUpload();
    expect(upload.status).toBe(201);
    places.push(upload.headers.get('location') ?? '');
  }
  const refusedResponse = await startUpload();
  expect(refusedResponse.status).toBe(422);
  expect(await refusedResponse.json()).toMatchObject({ code: 'zu-viele' });
  const deleteResponse = await fetch(baseUrl + places[0], { method: 'DELETE', headers });
  expect(deleteResponse.status).toBe(204);
  expect((await startUpload()).status).toBe(201);
});

describe('security finding 5: an upload is named by the path alone', () => {
  const startUpload = async () => {
    const { id, cookie } = await writeDraft(api, adValues);
    const headers = { 'tus-resumable': '1.0.0', origin: siteUrl, cookie };
    const response = await fetch(`${baseUrl}/api/kleinanzeigen/uploads`, {
      method: 'POST',
      headers: {
        ...headers,
        'upload-length': '1000',
        'upload-metadata': `draft ${Buffer.from(id).toString('base64')}`,
      },
    });
    return { url: baseUrl + response.headers.get('location'), headers };
  };

  test.each(['HEAD', 'PATCH', 'DELETE'])('%s reaches no foreign upload', async (method) => {
    const ownUpload = await startUpload();
    const foreignUpload = await startUpload();
    const foreignId = foreignUpload.url.split('/').at(-1);
    for (const urlSuffix of [`?x=/${foreignId}`, `?/${foreignId}`]) {
      const isPatch = method === 'PATCH';
      const response = await fetch(ownUpload.url + urlSuffix, {
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
      expect([response.status, response.headers.get('upload-metadata')]).toEqual([400, null]);
    }
    const response = await fetch(foreignUpload.url, {
      method: 'HEAD',
      headers: foreignUpload.headers,
    });
    expect([response.status, response.headers.get('upload-offset')]).toEqual([200, '0']);
  });
});

test('security finding 2: a full queue refuses finished uploads, which can be finished later', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'uploads-'));
  const gate = Promise.withResolvers<void>();
  const addedSizes: number[] = [];
  const { tus } = createUploadServer('/uploads', createFolderUploadStore(directory), {
    requireSpace: async () => undefined,
    startUpload: async () => undefined,
    endUpload: async () => undefined,
    add: async (_draftId, file, id = '') => {
      addedSizes.push(file.length);
      await gate.promise;
      return { id, src: '', alt: '', width: 1, height: 1 };
    },
  });
  const headers = { 'tus-resumable': '1.0.0', 'upload-metadata': 'draft ZHJhZnQ=' };
  const startUpload = async () => {
    const requestInit = { method: 'POST', headers: { ...headers, 'upload-length': '4' } };
    const response = await tus.handleWeb(new Request('http://own/uploads', requestInit));
    return `http://own${response.headers.get('location')}`;
  };
  const patchUpload = (url: string, offset: number, body: string) => {
    const type = { 'content-type': 'application/offset+octet-stream' };
    const patchHeaders = { ...headers, ...type, 'upload-offset': String(offset) };
    return tus.handleWeb(new Request(url, { method: 'PATCH', headers: patchHeaders, body }));
  };
  try {
    const uploadUrls = await Promise.all(Array.from({ length: 23 }, startUpload));
    const refusedUpload = Promise.withResolvers<string>();
    const pendingStatuses = uploadUrls.map(async (url) => {
      const response = await patchUpload(url, 0, 'file');
      if (response.status === 503 && response.headers.get('retry-after') === '2')
        refusedUpload.resolve(url);
      return response.status;
    });
    const refusedUrl = await refusedUpload.promise;
    await waitUntil('two files in work', () => addedSizes.length >= 2);
    // Only two files are in memory; the others wait in the store.
    expect(addedSizes).toEqual([4, 4]);
    gate.resolve();
    const statuses = (await Promise.all(pendingStatuses)).toSorted();
    expect(statuses).toEqual([...Array<number>(22).fill(200), 503]);
    expect((await patchUpload(refusedUrl, 4, '')).status).toBe(200);
  } finally {
    await rm(directory, { recursive: true });
  }
});

import { once } from 'node:events';
import { request as sendRequest, type ClientRequest, type IncomingMessage } from 'node:http';

import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { adValues, writeDraft } from '#testing/ads.ts';
import { siteUrl, startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';

let api: TestApi;
let formUrl: string;
let cookie: string;
beforeAll(async () => {
  api = await startTestApi();
  const baseUrl = await api.app.listen({ host: '127.0.0.1', port: 0 });
  const draft = await writeDraft(api, adValues);
  formUrl = `${baseUrl}/api/kleinanzeigen/drafts/${draft.id}/photos`;
  cookie = draft.cookie;
});
afterAll(() => api?.end());

/** Starts to send a form with a photo, but never completes the request. */
function startForm(announcedBytes: number): ClientRequest {
  const form = sendRequest(formUrl, {
    method: 'POST',
    headers: {
      cookie,
      origin: siteUrl,
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': announcedBytes,
    },
  });
  // A test destroys the connection before the response, which causes an error event.
  form.on('error', () => {});
  form.write('--x\r\ncontent-disposition: form-data; name="fotos"; filename="a.jpg"\r\n\r\n');
  return form;
}

async function readResponse(form: ClientRequest): Promise<IncomingMessage> {
  const [response] = (await once(form, 'response')) as [IncomingMessage];
  return response;
}

test('a form above 100 MB is refused before its photos are read', async () => {
  const form = startForm(100 * 1024 * 1024 + 1);
  expect((await readResponse(form)).statusCode).toBe(413);
  form.destroy();
});

test('the fifth form of a network at the same time gets 503 and a time to wait', async () => {
  const forms = Array.from({ length: 5 }, () => startForm(1_000_000));
  const response = await Promise.race(forms.map(readResponse));
  expect(response.statusCode).toBe(503);
  expect(response.headers['retry-after']).toBe('2');
  for (const form of forms) form.destroy();
});

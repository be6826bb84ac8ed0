import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { request as sendRequest, type ClientRequest, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';

import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';

import { adValues, writeDraft } from '#testing/ads.ts';
import { siteUrl, startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';
import { waitUntil } from '#testing/wait-until.ts';

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

test('a form above the limit of the edge is refused before its photos are read', async () => {
  const routes = await readFile('deploy/nginx/routes.conf.template', 'utf8');
  const edgeLimitMegabytes = Number(
    /drafts\)[^]*? client_max_body_size (\d+)m;/u.exec(routes)?.[1],
  );
  const form = startForm(edgeLimitMegabytes * 1024 * 1024 + 1);
  expect((await readResponse(form)).statusCode).toBe(413);
  form.destroy();
});

test('the ninth form of a network at the same time gets 503; forms whose clients leave free their places', async () => {
  const forms = Array.from({ length: 9 }, () => startForm(1_000_000));
  const response = await Promise.race(forms.map(readResponse));
  expect(response.statusCode).toBe(503);
  expect(response.headers['retry-after']).toBe('2');
  // The order matters: if the client of a waiting form disconnects, the form must not be read
  // later.
  for (const form of forms.toReversed()) form.destroy();
  await waitUntil('a complete form', async () => (await sendCompleteForm()) === 303);
});

test('a form whose client stops sending ends with 408 and closes the connection', async () => {
  jest.useFakeTimers({ doNotFake: ['Date', 'nextTick', 'setImmediate', 'setTimeout'] });
  const connection = once(api.app.server, 'connection') as Promise<[Socket]>;
  const form = startForm(1_000_000);
  const response = readResponse(form);
  let status: number | undefined;
  void response.then(({ statusCode }) => (status = statusCode));
  // Once the api has started to read the form, it checks the transfer rate every second.
  await waitUntil('the response', () => {
    jest.advanceTimersByTime(1000);
    return status;
  });
  jest.useRealTimers();
  expect(status).toBe(408);
  expect((await response).headers.connection).toBe('close');
  const [socket] = await connection;
  await waitUntil('the end of the connection', () => socket.destroyed);
  form.destroy();
});

/** Sends a complete form without photos and returns the status code of its response. */
async function sendCompleteForm(): Promise<number> {
  const response = await fetch(formUrl, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie, origin: siteUrl, 'content-type': 'multipart/form-data; boundary=x' },
    body: '--x\r\ncontent-disposition: form-data; name="zurueck"\r\n\r\n/\r\n--x--\r\n',
  });
  return response.status;
}

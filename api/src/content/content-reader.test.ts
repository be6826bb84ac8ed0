import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { createContentReader } from './content-reader.ts';

let server: Server;
let endpoint = '';
const requests: { readonly url: string; readonly at: number }[] = [];
let preparedResponses: readonly (readonly [number, string])[] = [];
beforeAll(async () => {
  server = createServer((request, response) => {
    requests.push({ url: request.url ?? '', at: performance.now() });
    const [status, body] = preparedResponses[
      Math.min(requests.length, preparedResponses.length) - 1
    ] ?? [200, '{}'];
    response.writeHead(status, { 'content-type': 'application/json', total: '1' }).end(body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v2`;
});
afterAll(() => server.close());
beforeEach(() => {
  requests.length = 0;
  preparedResponses = [];
});

const createSignal = () => AbortSignal.timeout(8000);

test('sends token and version, returns the response', async () => {
  preparedResponses = [[200, '{"stories":[]}']];
  const readContent = createContentReader({ endpoint, token: 't', maxRequestsPerSecond: 0 });
  const { body, headers } = await readContent('stories', { page: '2' }, createSignal());
  expect([body, headers.get('total')]).toEqual([{ stories: [] }, '1']);
  expect(requests[0]?.url).toBe('/v2/cdn/stories?token=t&version=published&page=2');
});

test('waits and retries after a 429', async () => {
  preparedResponses = [
    [429, ''],
    [429, 'no JSON'],
    [200, '{"a":1}'],
  ];
  const readContent = createContentReader({ endpoint, token: 't', maxRequestsPerSecond: 0 });
  expect((await readContent('stories', {}, createSignal())).body).toEqual({ a: 1 });
  expect(requests).toHaveLength(3);
  expect(requests[1]!.at - requests[0]!.at).toBeGreaterThan(250);
});

test('gives up after ten retries, or when the signal aborts', async () => {
  preparedResponses = [[429, '']];
  const readContent = createContentReader({ endpoint, token: 't', maxRequestsPerSecond: 0 });
  await expect(readContent('stories', {}, createSignal())).rejects.toThrow('content 429');
  expect(requests).toHaveLength(11);
  await expect(readContent('stories', {}, AbortSignal.timeout(100))).rejects.toThrow(
    /abort|timeout/i,
  );
});

test('respects the rate limit', async () => {
  const readContent = createContentReader({ endpoint, token: 't', maxRequestsPerSecond: 5 });
  await Promise.all([1, 2, 3, 4].map(() => readContent('stories', {}, createSignal())));
  expect(requests.at(-1)!.at - requests[0]!.at).toBeGreaterThan(450);
});

test.each([404, 500])('returns status %d to the caller', async (status) => {
  preparedResponses = [[status, '<h1>']];
  const readContent = createContentReader({ endpoint, token: 't', maxRequestsPerSecond: 0 });
  expect(await readContent('stories/x', {}, createSignal())).toMatchObject({
    status,
    body: undefined,
  });
});

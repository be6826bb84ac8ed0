import type { ServerResponse } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { startFakeContentService } from '#samples/fake-content-service.ts';
import type { FakeContentService } from '#samples/fake-content-service.ts';
import { createLoadContext } from '#samples/load-context.ts';
import { story } from '#samples/story-records.ts';
import { createContentReadFunction } from './content-client.server.ts';
import { ContentError } from './content-error.server.ts';
import { createContentReader } from './content-reader.server.ts';
import { resolveWithin } from './reject-on-abort.server.ts';

/**
 * A function that writes a faulty response. The reader must then serve the last valid response. If
 * there is none, it must reject with ContentError.
 */
type Fault = (response: ServerResponse) => void;

const respondTruncated =
  (status: number): Fault =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json', 'content-length': '5000' });
    response.write('{"story":{"name":"Hal');
    setImmediate(() => response.destroy());
  };

const respondStalled =
  (status: number): Fault =>
  (response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).write('{"st');

const respondRateLimited =
  (retryAfter: string): Fault =>
  (response) =>
    response
      .writeHead(429, { 'content-type': 'application/json', 'retry-after': retryAfter })
      .end('{"error":"Rate limit"}');

const respondWith =
  (status: number, type: string, body: string): Fault =>
  (response) =>
    response.writeHead(status, { 'content-type': type }).end(body);

const FAULTS: readonly (readonly [string, Fault])[] = [
  ['a closed connection', (response) => response.destroy()],
  ['no response', () => {}],
  ['a response that stalls', respondStalled(200)],
  ['429 in JSON', respondWith(429, 'application/json', '{"error":"Rate limit of 6 request"}')],
  ['429 without a body', respondWith(429, 'text/plain', '')],
  ['429 with incomplete JSON', respondWith(429, 'application/json', '{"error":"Rate')],
  ['429 with a body that stalls', respondStalled(429)],
  ['429 with an invalid retry-after', respondRateLimited('bald')],
  ['an HTML page with 404', respondWith(404, 'text/html', '<h1>Not here</h1>')],
  ['a response without a story', respondWith(200, 'application/json', '{"cv":1}')],
  [
    'an incomplete story',
    respondWith(200, 'application/json', '{"story":{"full_slug":"artikel/neu"}}'),
  ],
  ['206 with a partial body', respondWith(206, 'application/json', '{"story":null}')],
  ['an HTML page with 200', respondWith(200, 'text/html', '<h1>Wartung</h1>')],
  ['an HTML page with 502', respondWith(502, 'text/html', '<h1>Bad Gateway</h1>')],
  ['an incomplete body', respondTruncated(200)],
  ['unexpected JSON', respondWith(200, 'application/json', '"ja"')],
  ['an empty body', respondWith(200, 'application/json', '')],
];

const unhandledRejections: unknown[] = [];
const recordRejection = (reason: unknown): void => {
  unhandledRejections.push(reason);
};

beforeAll(() => {
  process.on('unhandledRejection', recordRejection);
  // Silences the console, to which the client logs each retry.
  jest.spyOn(console, 'log').mockImplementation(() => {});
});
afterAll(() => {
  process.off('unhandledRejection', recordRejection);
});

/**
 * Runs a test with its own service. The tests run concurrently, because most of them wait until all
 * retries have failed.
 */
async function withService(runTest: (service: FakeContentService) => Promise<void>): Promise<void> {
  const service = await startFakeContentService([
    story('artikel/bekannt', { component: 'article', headline: 'Bekannt' }),
    story('artikel/neu', { component: 'article', headline: 'Neu' }),
  ]);
  try {
    await runTest(service);
  } finally {
    await service.close();
  }
}

test.concurrent.each(FAULTS)(
  '%s: serves the cached story, rejects for an uncached one, and recovers',
  (_name, fault) =>
    withService(async (service) => {
      const reader = () =>
        createContentReader(
          createLoadContext(service.endpoint, { signal: AbortSignal.timeout(8000) }),
        );
      expect((await reader().story('artikel/bekannt'))?.content['headline']).toBe('Bekannt');

      service.cv += 1;
      service.intercept = (_url, response) => {
        fault(response);
        return true;
      };
      const startMs = performance.now();
      expect((await reader().story('artikel/bekannt'))?.content['headline']).toBe('Bekannt');
      expect(performance.now() - startMs).toBeLessThan(3000);
      const failedRead = reader().story('artikel/neu');
      await expect(failedRead).rejects.toBeInstanceOf(ContentError);

      service.intercept = undefined;
      expect((await reader().story('artikel/neu'))?.content['headline']).toBe('Neu');
    }),
  20_000,
);

const DRAFT_READS = FAULTS.flatMap(([name, fault]) => [
  [`${name}: a draft read`, fault, () => AbortSignal.timeout(8000)] as const,
  [
    `${name}: a draft read aborted in advance`,
    fault,
    () => AbortSignal.abort(new Error('gone')),
  ] as const,
]);

test.concurrent.each(DRAFT_READS)(
  '%s rejects with an error',
  (_name, fault, signal) =>
    withService(async (service) => {
      const draft = createLoadContext(service.endpoint, {
        contentVersion: 'draft',
        signal: signal(),
      });
      const requestReceived = Promise.withResolvers<void>();
      service.intercept = (_url, response) => {
        requestReceived.resolve();
        fault(response);
        return true;
      };
      const draftRead = createContentReader(draft).story('artikel/neu');
      await expect(draftRead).rejects.toMatchObject({ message: expect.any(String) });
      // The request itself continues. Only the promise of the aborted reader was rejected.
      await requestReceived.promise;
      await resolveWithin(
        createContentReadFunction(draft.settings, 'draft')('stories/artikel/neu', {}),
        9000,
      );
      await nextTurn();
    }),
  20_000,
);

test('leaves no rejection unhandled', () => {
  expect(unhandledRejections).toEqual([]);
});

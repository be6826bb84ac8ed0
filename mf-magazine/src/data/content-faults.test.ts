import type { ServerResponse } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { startFakeContentService } from '#samples/fake-content-service.ts';
import type { FakeContentService } from '#samples/fake-content-service.ts';
import { loadContext } from '#samples/load-context.ts';
import { story } from '#samples/story-records.ts';
import { createContentRead } from './content-client.server.ts';
import { ContentError } from './content-error.server.ts';
import { contentReader } from './content-reader.server.ts';
import { settled } from './waiting.server.ts';

/** What can come in the place of content: the last good one is served, else an error of ours. */

type Fault = (response: ServerResponse) => void;

const cutOff =
  (status: number): Fault =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json', 'content-length': '5000' });
    response.write('{"story":{"name":"Hal');
    setImmediate(() => response.destroy());
  };

const endless =
  (status: number): Fault =>
  (response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).write('{"st');

const waits =
  (seconds: string): Fault =>
  (response) =>
    response
      .writeHead(429, { 'content-type': 'application/json', 'retry-after': seconds })
      .end('{"error":"Rate limit"}');

const answered =
  (status: number, type: string, body: string): Fault =>
  (response) =>
    response.writeHead(status, { 'content-type': type }).end(body);

const FAULTS: readonly (readonly [string, Fault])[] = [
  ['killed: the connection ends', (response) => response.destroy()],
  ['slow: no answer at all', () => {}],
  ['slow: half a body, then nothing', endless(200)],
  ['429 in JSON', answered(429, 'application/json', '{"error":"Rate limit of 6 request"}')],
  ['429 without a body', answered(429, 'text/plain', '')],
  ['429 with half of its JSON', answered(429, 'application/json', '{"error":"Rate')],
  ['429 with a body that never ends', endless(429)],
  ['429 with a time to wait that is none', waits('bald')],
  ['an HTML page with 404', answered(404, 'text/html', '<h1>Not here</h1>')],
  ['an answer without a story', answered(200, 'application/json', '{"cv":1}')],
  ['half a story', answered(200, 'application/json', '{"story":{"full_slug":"artikel/neu"}}')],
  ['a part of the body with 206', answered(206, 'application/json', '{"story":null}')],
  ['an HTML page with 200', answered(200, 'text/html', '<h1>Wartung</h1>')],
  ['an HTML page with 502', answered(502, 'text/html', '<h1>Bad Gateway</h1>')],
  ['half a body', cutOff(200)],
  ['JSON of another kind', answered(200, 'application/json', '"ja"')],
  ['an empty answer', answered(200, 'application/json', '')],
];

const unhandled: unknown[] = [];
const note = (reason: unknown): void => {
  unhandled.push(reason);
};

beforeAll(() => {
  process.on('unhandledRejection', note);
  // The client tells the console about each retry.
  jest.spyOn(console, 'log').mockImplementation(() => {});
});
afterAll(() => {
  process.off('unhandledRejection', note);
});

/** A test with a service of its own: most of these wait for tries to run out, and wait side by side. */
async function withService(work: (service: FakeContentService) => Promise<void>): Promise<void> {
  const service = await startFakeContentService([
    story('artikel/bekannt', { component: 'article', headline: 'Bekannt' }),
    story('artikel/neu', { component: 'article', headline: 'Neu' }),
  ]);
  try {
    await work(service);
  } finally {
    await service.close();
  }
}

test.concurrent.each(FAULTS)(
  '%s: what was read once is served on; what never was fails as ours; then all is well',
  (_name, fault) =>
    withService(async (service) => {
      const reader = () =>
        contentReader(loadContext(service.endpoint, { signal: AbortSignal.timeout(8000) }));
      expect((await reader().story('artikel/bekannt'))?.content['headline']).toBe('Bekannt');

      service.cv += 1;
      service.intercept = (_url, response) => {
        fault(response);
        return true;
      };
      const started = performance.now();
      expect((await reader().story('artikel/bekannt'))?.content['headline']).toBe('Bekannt');
      expect(performance.now() - started).toBeLessThan(3000);
      const failed = reader().story('artikel/neu');
      await expect(failed).rejects.toBeInstanceOf(ContentError);

      service.intercept = undefined;
      expect((await reader().story('artikel/neu'))?.content['headline']).toBe('Neu');
    }),
  20_000,
);

const DRAFTS = FAULTS.flatMap(([name, fault]) => [
  [`${name}: a draft`, fault, () => AbortSignal.timeout(8000)] as const,
  [
    `${name}: a draft given up before it began`,
    fault,
    () => AbortSignal.abort(new Error('gone')),
  ] as const,
]);

test.concurrent.each(DRAFTS)(
  '%s fails as it should, and nothing else does',
  (_name, fault, signal) =>
    withService(async (service) => {
      const draft = loadContext(service.endpoint, { contentVersion: 'draft', signal: signal() });
      const asked = Promise.withResolvers<void>();
      service.intercept = (_url, response) => {
        asked.resolve();
        fault(response);
        return true;
      };
      const read = contentReader(draft).story('artikel/neu');
      await expect(read).rejects.toMatchObject({ message: expect.any(String) });
      // What was begun goes on; only what listens to it may hear of its end.
      await asked.promise;
      await settled(createContentRead(draft.settings, 'draft')('stories/artikel/neu', {}), 9000);
      await nextTurn();
    }),
  20_000,
);

test('nothing of all that was left unhandled', () => {
  expect(unhandled).toEqual([]);
});

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { runInNewContext } from 'node:vm';

const source = readFileSync(
  resolve(import.meta.dirname, '../../site-files/service-worker.js'),
  'utf8',
);

interface Navigation {
  readonly preloadResponse: Promise<Response | undefined>;
  readonly fetchPage: () => Promise<Response>;
}

/** Runs the worker and returns its answer to a navigation. */
async function answerNavigation({ preloadResponse, fetchPage }: Navigation): Promise<Response> {
  const listeners: Record<string, (event: object) => void> = {};
  const caches = { open: async () => ({ match: async () => undefined, keys: async () => [] }) };
  const self = {
    addEventListener: (name: string, listener: (event: object) => void) => {
      listeners[name] = listener;
    },
  };
  runInNewContext(source, { self, caches, fetch: fetchPage, Response, URL });
  const answer = Promise.withResolvers<Response>();
  listeners['fetch']?.({
    request: { mode: 'navigate', method: 'GET', url: 'https://site.example/artikel' },
    preloadResponse,
    respondWith: answer.resolve,
  });
  return answer.promise;
}

const refuse = () => Promise.reject(new TypeError('no connection'));

test('a navigation gets the page that the browser has preloaded', async () => {
  const answer = await answerNavigation({
    preloadResponse: Promise.resolve(new Response('page')),
    fetchPage: refuse,
  });
  expect(await answer.text()).toBe('page');
});

test('without preload the worker requests the page', async () => {
  const answer = await answerNavigation({
    preloadResponse: Promise.resolve(undefined),
    fetchPage: async () => new Response('page'),
  });
  expect(await answer.text()).toBe('page');
});

test.each([
  ['rejects', () => refuse()],
  ['resolves to an error response, as in Firefox', async () => Response.error()],
])('the offline page is shown when the preload %s', async (_, preload) => {
  const answer = await answerNavigation({ preloadResponse: preload(), fetchPage: refuse });
  expect(answer.status).toBe(503);
  expect(await answer.text()).toContain('<h1>Keine Verbindung</h1>');
});

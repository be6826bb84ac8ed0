import { afterEach, expect, jest, test } from '@jest/globals';
import { createSearchClient } from './search-client.ts';

const access = { applicationId: 'app', key: 'key' };
const request = [{ indexName: 'gruenland_article', params: { query: 'Heu' } }];
const originalFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = originalFetch;
});

/** Replaces `fetch`: hosts in `failingHosts` are unreachable. Returns the requested hosts. */
function recordRequestedHosts(failingHosts: readonly string[]): string[] {
  const requestedHosts: string[] = [];
  globalThis.fetch = jest.fn(async (url: unknown) => {
    const { host } = new URL(String(url));
    requestedHosts.push(host);
    if (failingHosts.includes(host)) throw new TypeError('fetch failed');
    return new Response('{"results":[]}');
  }) as typeof fetch;
  return requestedHosts;
}

test('sends requests to the configured address only', async () => {
  const requestedHosts = recordRequestedHosts([]);
  const client = createSearchClient('http://127.0.0.1:3002/dienst/', access);
  await client.search(request);
  expect(requestedHosts).toEqual(['127.0.0.1:3002']);
  expect(jest.mocked(fetch).mock.calls[0]?.[0]).toMatch(/^http:\/\/127.0.0.1:3002\/dienst\/1\//u);
});

test('falls back to another host of the hosted service, also for later clients', async () => {
  const requestedHosts = recordRequestedHosts(['app-dsn.algolia.net']);
  const search = () => createSearchClient('https://app-dsn.algolia.net', access).search(request);
  await search();
  expect(requestedHosts).toEqual([
    'app-dsn.algolia.net',
    expect.stringMatching(/^app-[123]\.algolianet\.com$/u),
  ]);
  requestedHosts.length = 0;
  await search();
  expect(requestedHosts).toEqual([expect.stringMatching(/^app-[123]\.algolianet\.com$/u)]);
});

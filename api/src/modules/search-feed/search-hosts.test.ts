import { expect, test } from '@jest/globals';
import { SearchWriter } from './search-writer.ts';

/** Returns the hosts to which a writer sends its first request. All of `failingHosts` fail. */
async function findRequestedHosts(endpoint: string, failingHosts: readonly string[] = []) {
  const hosts: string[] = [];
  const requester = {
    send: async ({ url }: { readonly url: string }) => {
      const { host } = new URL(url);
      hosts.push(host);
      const status = failingHosts.includes(host) ? 503 : 400;
      return { status, content: '{"message":"refused"}', isTimedOut: false };
    },
  };
  const access = { endpoint, applicationId: 'app', adminKey: 'key' };
  await expect(new SearchWriter(access, { requester }).pushSettings()).rejects.toThrow('refused');
  return hosts;
}

test('writes to the configured address', async () => {
  expect(await findRequestedHosts('http://127.0.0.1:3002')).toEqual(['127.0.0.1:3002']);
});

test('writes to the host for writes of the hosted service and falls back to others', async () => {
  const endpoint = 'https://app-dsn.algolia.net';
  expect(await findRequestedHosts(endpoint)).toEqual(['app.algolia.net']);
  expect(await findRequestedHosts(endpoint, ['app.algolia.net'])).toEqual([
    'app.algolia.net',
    expect.stringMatching(/^app-[123]\.algolianet\.com$/u),
  ]);
});

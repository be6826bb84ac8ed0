import { jest } from '@jest/globals';
import { createHttpClient } from './http-client.ts';

const SITE_ORIGIN = window.location.origin;

afterEach(() => jest.restoreAllMocks());

/**
 * Sends a request with a client that holds a token. Returns URL, token and credentials mode of the
 * sent request.
 */
async function sendRequest(baseUrl: string, path: string) {
  const fetchSpy = jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({}));
  await createHttpClient({ baseUrl, getOneTimeToken: () => 'geheim' })(path);
  const [input, init] = fetchSpy.mock.calls[0]!;
  return {
    address: String(input),
    token: new Headers(init?.headers).get('x-third-party-token'),
    credentials: init?.credentials,
  };
}

test.each([
  ['without a base URL', '', '/api/x', '/api/x'],
  ['with the own origin as base URL', SITE_ORIGIN, '/api/x', `${SITE_ORIGIN}/api/x`],
])('sends token and cookies %s', async (_case, base, path, address) => {
  const request = await sendRequest(base, path);
  expect(request).toEqual({ address, token: 'geheim', credentials: 'same-origin' });
});

test.each([
  ['another base URL', 'https://api.example', '/api/x', 'https://api.example/api/x'],
  ['a URL of another site', '', 'https://other.example/y', 'https://other.example/y'],
  ['a URL of another site without scheme', '', '//other.example/y', '//other.example/y'],
])('sends neither token nor cookies to %s', async (_case, base, path, address) => {
  const request = await sendRequest(base, path);
  expect(request).toEqual({ address, token: null, credentials: 'omit' });
});

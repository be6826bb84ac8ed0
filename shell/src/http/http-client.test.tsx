import { jest } from '@jest/globals';
import { createHttpClient } from './http-client.ts';

const OWN = window.location.origin;

afterEach(() => jest.restoreAllMocks());

/** Asks through a client that holds a token, and tells what went over the network. */
async function asked(baseUrl: string, path: string) {
  const network = jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({}));
  await createHttpClient({ baseUrl, oneTimeToken: () => 'geheim' })(path);
  const [input, init] = network.mock.calls[0]!;
  return {
    address: String(input),
    token: new Headers(init?.headers).get('x-third-party-token'),
    credentials: init?.credentials,
  };
}

test.each([
  ['without a base', '', '/api/x', '/api/x'],
  ['with our own origin as base', OWN, '/api/x', `${OWN}/api/x`],
])('%s token and cookies go along', async (_case, base, path, address) => {
  const request = await asked(base, path);
  expect(request).toEqual({ address, token: 'geheim', credentials: 'same-origin' });
});

test.each([
  ['another base', 'https://api.example', '/api/x', 'https://api.example/api/x'],
  ['an address elsewhere', '', 'https://other.example/y', 'https://other.example/y'],
  ['an address elsewhere without scheme', '', '//other.example/y', '//other.example/y'],
])('%s gets neither token nor cookies', async (_case, base, path, address) => {
  const request = await asked(base, path);
  expect(request).toEqual({ address, token: null, credentials: 'omit' });
});

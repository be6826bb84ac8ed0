import { jest } from '@jest/globals';
import { suggestPages } from './suggest.ts';

const mockResponse = (body: string) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(body));

afterEach(() => jest.restoreAllMocks());

test.each([
  ['an HTML page', '<h1>Wartung</h1>', /JSON|token/u],
  ['an empty object', '{}', /left out/u],
  ['incomplete results', '{"results":[]}', /left out/u],
])('rejects %s instead of results', async (responseName, body, message) => {
  mockResponse(body);
  await expect(suggestPages({ applicationId: 'a', key: 'k' }, responseName)).rejects.toThrow(
    message,
  );
});

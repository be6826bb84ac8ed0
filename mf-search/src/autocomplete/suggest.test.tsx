import { jest } from '@jest/globals';
import { suggest } from './suggest.ts';

const answerWith = (body: string) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(body));

afterEach(() => jest.restoreAllMocks());

test.each([
  ['a page', '<h1>Wartung</h1>', /JSON|token/u],
  ['nothing', '{}', /left out/u],
  ['results left out', '{"results":[]}', /left out/u],
])('%s instead of an answer is an error', async (what, body, message) => {
  answerWith(body);
  await expect(suggest({ applicationId: 'a', key: 'k' }, what)).rejects.toThrow(message);
});

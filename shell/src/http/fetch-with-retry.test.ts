import { jest } from '@jest/globals';
import { fetchWithRetry, readJson } from './fetch-with-retry.ts';

const rules = { retry: 1, statuses: [503], delayMs: 0 };

function answerWith(...answers: readonly (Response | Error)[]) {
  const fetchSpy = jest.spyOn(globalThis, 'fetch');
  for (const answer of answers)
    if (answer instanceof Response) fetchSpy.mockResolvedValueOnce(answer);
    else fetchSpy.mockRejectedValueOnce(answer);
  return fetchSpy;
}

afterEach(() => void jest.restoreAllMocks());

test.each([
  ['after a temporary status', new Response('', { status: 503 })],
  ['without a response', new TypeError('failed')],
])('repeats a request %s', async (_case, answer) => {
  const fetchSpy = answerWith(answer, new Response('{}'));
  expect((await fetchWithRetry('/api/x', {}, rules)).status).toBe(200);
  expect(fetchSpy).toHaveBeenCalledTimes(2);
});

test.each([404, 422])('does not repeat a request with the answer %d', async (status) => {
  const fetchSpy = answerWith(new Response('', { status }));
  expect((await fetchWithRetry('/api/x', {}, rules)).status).toBe(status);
  expect(fetchSpy).toHaveBeenCalledTimes(1);
});

test('gives up after the last try', async () => {
  answerWith(new TypeError('first'), new TypeError('second'));
  await expect(fetchWithRetry('/api/x', {}, rules)).rejects.toThrow('second');
});

test('does not repeat an aborted request', async () => {
  const fetchSpy = answerWith(new TypeError('aborted'));
  const signal = AbortSignal.abort();
  await expect(fetchWithRetry('/api/x', { signal }, rules)).rejects.toThrow('aborted');
  expect(fetchSpy).toHaveBeenCalledTimes(1);
});

test.each([
  ['{"a":1}', { a: 1 }],
  ['', undefined],
  ['<html>', undefined],
])('reads the body %j', async (text, expected) => {
  expect(await readJson(new Response(text))).toEqual(expected);
});

import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { loadWithRetry } from './load-with-retry.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('does not retry after a success', async () => {
  const load = jest.fn(() => Promise.resolve('da'));
  expect(await loadWithRetry(load)).toBe('da');
  expect(load).toHaveBeenCalledTimes(1);
});

test('retries with growing delays until loading succeeds', async () => {
  const callTimesMs: number[] = [];
  const startMs = Date.now();
  const load = jest.fn(() => {
    callTimesMs.push(Date.now() - startMs);
    return callTimesMs.length < 7 ? Promise.reject(new Error('fort')) : Promise.resolve('da');
  });
  const loadingPromise = loadWithRetry(load);
  await jest.advanceTimersByTimeAsync(1_000_000);
  expect(await loadingPromise).toBe('da');
  expect(callTimesMs).toEqual([0, 1000, 6000, 21_000, 81_000, 141_000, 201_000]);
});

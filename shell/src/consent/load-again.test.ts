import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { loadAgain } from './load-again.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('what comes at once is not asked for again', async () => {
  const load = jest.fn(() => Promise.resolve('da'));
  expect(await loadAgain(load)).toBe('da');
  expect(load).toHaveBeenCalledTimes(1);
});

test('what fails is asked for again, ever more rarely, until it comes', async () => {
  const times: number[] = [];
  const start = Date.now();
  const load = jest.fn(() => {
    times.push(Date.now() - start);
    return times.length < 7 ? Promise.reject(new Error('fort')) : Promise.resolve('da');
  });
  const loaded = loadAgain(load);
  await jest.advanceTimersByTimeAsync(1_000_000);
  expect(await loaded).toBe('da');
  expect(times).toEqual([0, 1000, 6000, 21_000, 81_000, 141_000, 201_000]);
});

import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { TurnWatch } from './turn-watch.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** A thread that gets this share of a processor. */
function threadWith(share: number) {
  const started = performance.now();
  const cpuUsage = () => {
    return Promise.resolve({ user: (performance.now() - started) * share * 1000, system: 0 });
  };
  return { cpuUsage };
}

/** Milliseconds until a turn that does not end is ended. */
async function lasts(share: number): Promise<number> {
  const started = performance.now();
  let ended = 0;
  new TurnWatch(1000).begin(threadWith(share), () => {
    ended = performance.now() - started;
  });
  await jest.advanceTimersByTimeAsync(60_000);
  return ended;
}

test('a turn that only computes ends with its time', async () => {
  expect(await lasts(1)).toBeCloseTo(1000, -2);
});

test('on a busy machine it lasts longer', async () => {
  expect(await lasts(0.5)).toBeCloseTo(1750, -2);
});

test('but not for ever: what hangs without computing is ended too', async () => {
  expect(await lasts(0)).toBeCloseTo(4000, -2);
});

test('a turn that has ended is watched no more', async () => {
  const tooLong = jest.fn();
  const watch = new TurnWatch(1000);
  watch.begin(threadWith(1), tooLong);
  await jest.advanceTimersByTimeAsync(500);
  watch.begin(threadWith(1), tooLong);
  await jest.advanceTimersByTimeAsync(900);
  watch.end();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(tooLong).not.toHaveBeenCalled();
});

test('a thread that is gone is not ended once more', async () => {
  const tooLong = jest.fn();
  const gone = { cpuUsage: () => Promise.reject(new Error('gone')) };
  new TurnWatch(1000).begin(gone, tooLong);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(tooLong).not.toHaveBeenCalled();
});

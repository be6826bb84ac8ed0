import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { CpuTimeLimit } from './cpu-time-limit.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** Creates a fake thread. Its CPU time is `cpuShare` times the real time. */
function createFakeThread(cpuShare: number) {
  const startedAtMs = performance.now();
  const cpuUsage = () => {
    return Promise.resolve({
      user: (performance.now() - startedAtMs) * cpuShare * 1000,
      system: 0,
    });
  };
  return { cpuUsage };
}

/** Starts an endless request and returns the milliseconds after which its limit was exceeded. */
async function measureMsUntilExceeded(cpuShare: number): Promise<number> {
  const startedAtMs = performance.now();
  let endedAfterMs = 0;
  new CpuTimeLimit(1000).start(createFakeThread(cpuShare), () => {
    endedAfterMs = performance.now() - startedAtMs;
  });
  await jest.advanceTimersByTimeAsync(60_000);
  return endedAfterMs;
}

test('terminates a request after its CPU time', async () => {
  expect(await measureMsUntilExceeded(1)).toBeCloseTo(1000, -2);
});

test('allows more wall time on a busy machine', async () => {
  expect(await measureMsUntilExceeded(0.5)).toBeCloseTo(1750, -2);
});

test('terminates a request that hangs without using the CPU', async () => {
  expect(await measureMsUntilExceeded(0)).toBeCloseTo(4000, -2);
});

test('stops measuring a finished request', async () => {
  const onExceeded = jest.fn();
  const limit = new CpuTimeLimit(1000);
  limit.start(createFakeThread(1), onExceeded);
  await jest.advanceTimersByTimeAsync(500);
  limit.start(createFakeThread(1), onExceeded);
  await jest.advanceTimersByTimeAsync(900);
  limit.stop();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(onExceeded).not.toHaveBeenCalled();
});

test('does not terminate an exited thread again', async () => {
  const onExceeded = jest.fn();
  const exitedWorker = { cpuUsage: () => Promise.reject(new Error('gone')) };
  new CpuTimeLimit(1000).start(exitedWorker, onExceeded);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(onExceeded).not.toHaveBeenCalled();
});

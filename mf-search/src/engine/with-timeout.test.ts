import { expect, jest, test } from '@jest/globals';
import { TimeoutError, withTimeout } from './with-timeout.ts';

test('resolves or rejects with the result in time', async () => {
  await expect(withTimeout(1000, Promise.resolve(7))).resolves.toBe(7);
  await expect(withTimeout(1000, Promise.reject(new Error('no')))).rejects.toThrow('no');
});

test('rejects after the timeout and handles a later failure', async () => {
  jest.useFakeTimers();
  const { promise, reject } = Promise.withResolvers<never>();
  const result = withTimeout(1000, promise).catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(1000);
  expect(await result).toBeInstanceOf(TimeoutError);
  reject(new Error('late'));
  await jest.advanceTimersByTimeAsync(0);
  jest.useRealTimers();
});

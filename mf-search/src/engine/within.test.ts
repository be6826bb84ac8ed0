import { expect, jest, test } from '@jest/globals';
import { TooLateError, within } from './within.ts';

test('what comes in time comes, a failure too', async () => {
  await expect(within(1000, Promise.resolve(7))).resolves.toBe(7);
  await expect(within(1000, Promise.reject(new Error('no')))).rejects.toThrow('no');
});

test('nobody waits longer, and a later failure is not unhandled', async () => {
  jest.useFakeTimers();
  const { promise, reject } = Promise.withResolvers<never>();
  const waiting = within(1000, promise).catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(1000);
  expect(await waiting).toBeInstanceOf(TooLateError);
  reject(new Error('late'));
  await jest.advanceTimersByTimeAsync(0);
  jest.useRealTimers();
});

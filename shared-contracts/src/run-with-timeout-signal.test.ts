import { runWithTimeoutSignal } from './run-with-timeout-signal.ts';

const waitForAbort = (signal: AbortSignal) =>
  new Promise<unknown>((resolve) => {
    if (signal.aborted) resolve(signal.reason);
    signal.addEventListener('abort', () => resolve(signal.reason));
  });

test('aborts after the time, and the work continues', async () => {
  const { signal } = new AbortController();
  const reason = await runWithTimeoutSignal(5, signal, waitForAbort);
  expect(reason).toMatchObject({ name: 'TimeoutError' });
});

test('aborts with the outer signal', async () => {
  const outerController = new AbortController();
  const result = runWithTimeoutSignal(10_000, outerController.signal, waitForAbort);
  outerController.abort('gone');
  await expect(result).resolves.toBe('gone');
  await expect(runWithTimeoutSignal(10_000, outerController.signal, waitForAbort)).resolves.toBe(
    'gone',
  );
});

test('does not abort after the work', async () => {
  let signal: AbortSignal | undefined;
  await runWithTimeoutSignal(5, new AbortController().signal, async (ownSignal) => {
    signal = ownSignal;
  });
  await new Promise((resolve) => void setTimeout(resolve, 20));
  expect(signal?.aborted).toBe(false);
});

import {
  DeadlineError,
  VisitorGoneError,
  runWithDeadline,
  runWithTimeoutSignal,
} from './deadlines.ts';

const neverSettled = new Promise<never>(() => {});

test('returns the result of the work', async () => {
  await expect(runWithDeadline('work', 1000, undefined, async () => 42)).resolves.toBe(42);
});

test('rejects at the deadline even if the work ignores its signal', async () => {
  let wasAborted = false;
  const runWork = (signal: AbortSignal) => {
    signal.addEventListener('abort', () => void (wasAborted = true));
    return neverSettled;
  };
  await expect(runWithDeadline('work', 5, undefined, runWork)).rejects.toBeInstanceOf(
    DeadlineError,
  );
  expect(wasAborted).toBe(true);
});

test('rejects when the outer signal aborts', async () => {
  const outerController = new AbortController();
  const result = runWithDeadline('work', 10_000, outerController.signal, () => neverSettled);
  outerController.abort();
  await expect(result).rejects.toBeInstanceOf(DeadlineError);
});

test('passes VisitorGoneError through nested deadlines', async () => {
  const outerController = new AbortController();
  const reasons: unknown[] = [];
  const result = runWithDeadline('page', 10_000, outerController.signal, (page) =>
    runWithDeadline('loader', 10_000, page, (loader) => {
      loader.addEventListener('abort', () => reasons.push(loader.reason));
      return neverSettled;
    }),
  );
  outerController.abort(new VisitorGoneError());
  await expect(result).rejects.toBeInstanceOf(VisitorGoneError);
  expect(reasons).toEqual([expect.any(VisitorGoneError)]);
});

test('rejects at once if the outer signal is aborted already', async () => {
  await expect(
    runWithDeadline('work', 10_000, AbortSignal.abort(), () => neverSettled),
  ).rejects.toBeInstanceOf(DeadlineError);
});

describe('a signal with a timeout', () => {
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
});

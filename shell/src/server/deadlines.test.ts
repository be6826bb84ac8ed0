import { DeadlineError, VisitorGoneError, runWithDeadline } from './deadlines.ts';

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

import { DeadlineError, VisitorGoneError, withDeadline } from './deadlines.ts';

const never = new Promise<never>(() => {});

test('returns the result of the work', async () => {
  await expect(withDeadline('work', 1000, undefined, async () => 42)).resolves.toBe(42);
});

test('rejects at the deadline even if the work ignores its signal', async () => {
  let wasAborted = false;
  const work = (signal: AbortSignal) => {
    signal.addEventListener('abort', () => void (wasAborted = true));
    return never;
  };
  await expect(withDeadline('work', 5, undefined, work)).rejects.toBeInstanceOf(DeadlineError);
  expect(wasAborted).toBe(true);
});

test('rejects when the outer signal aborts', async () => {
  const outer = new AbortController();
  const ended = withDeadline('work', 10_000, outer.signal, () => never);
  outer.abort();
  await expect(ended).rejects.toBeInstanceOf(DeadlineError);
});

test('passes VisitorGoneError through nested deadlines', async () => {
  const outer = new AbortController();
  const reasons: unknown[] = [];
  const ended = withDeadline('page', 10_000, outer.signal, (page) =>
    withDeadline('loader', 10_000, page, (loader) => {
      loader.addEventListener('abort', () => reasons.push(loader.reason));
      return never;
    }),
  );
  outer.abort(new VisitorGoneError());
  await expect(ended).rejects.toBeInstanceOf(VisitorGoneError);
  expect(reasons).toEqual([expect.any(VisitorGoneError)]);
});

test('rejects at once if the outer signal is aborted already', async () => {
  await expect(
    withDeadline('work', 10_000, AbortSignal.abort(), () => never),
  ).rejects.toBeInstanceOf(DeadlineError);
});

import { jest } from '@jest/globals';
import { watchBuild } from './build-check.ts';

const HOUR_MS = 3_600_000;

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/**
 * Starts watching for builds other than `aa`. Each request gets the fake response for its path, and
 * the requested paths are recorded.
 */
function startWatch(answers: Readonly<Record<string, () => Response>>) {
  const requested: string[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const path = String(input).split('?')[0] ?? '';
    requested.push(path);
    return answers[path]?.() ?? Promise.reject(new TypeError('network'));
  });
  return { watch: watchBuild('aa'), requested };
}

const META_PATH = '/builds/meta/aa.json';
const LATEST_PATH = '/builds/latest.json';
const latest = (id: string) => () => Response.json({ id });
const status = (code: number) => () => new Response(null, { status: code });

test('checks the current build once, one second after the start', async () => {
  const { watch, requested } = startWatch({
    [META_PATH]: status(200),
    [LATEST_PATH]: latest('aa'),
  });
  await jest.advanceTimersByTimeAsync(5000);
  expect(requested).toEqual([]);
  watch.start();
  await jest.advanceTimersByTimeAsync(999);
  expect(requested).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(requested).toEqual([META_PATH]);
  await jest.advanceTimersByTimeAsync(2 * HOUR_MS);
  expect(requested).toEqual([META_PATH, LATEST_PATH, LATEST_PATH]);
  expect(watch.isOutdated()).toBe(false);
});

test.each([403, 404])(
  'treats its build as outdated after a %i and stops checking',
  async (code) => {
    const { watch, requested } = startWatch({ [META_PATH]: status(code) });
    watch.start();
    await jest.advanceTimersByTimeAsync(2 * HOUR_MS);
    expect(watch.isOutdated()).toBe(true);
    expect(requested).toEqual([META_PATH]);
  },
);

test.each([
  ['a server error', { [META_PATH]: status(500), [LATEST_PATH]: status(500) }],
  ['a network error', {}],
])('ignores %s', async (_fault, answers) => {
  const { watch } = startWatch(answers);
  watch.start();
  await jest.advanceTimersByTimeAsync(HOUR_MS);
  expect(watch.isOutdated()).toBe(false);
});

test('stops checking once a newer build is found', async () => {
  const { watch, requested } = startWatch({
    [META_PATH]: status(200),
    [LATEST_PATH]: latest('bb'),
  });
  watch.start();
  await jest.advanceTimersByTimeAsync(3 * HOUR_MS);
  expect(watch.isOutdated()).toBe(true);
  expect(requested).toEqual([META_PATH, LATEST_PATH]);
});

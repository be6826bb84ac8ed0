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
function startBuildWatch(fakeResponses: Readonly<Record<string, () => Response>>) {
  const requestedPaths: string[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const path = String(input).split('?')[0] ?? '';
    requestedPaths.push(path);
    return fakeResponses[path]?.() ?? Promise.reject(new TypeError('network'));
  });
  return { watch: watchBuild('aa'), requestedPaths };
}

const BUILD_META_PATH = '/builds/meta/aa.json';
const LATEST_PATH = '/builds/latest.json';
const respondWithLatestId = (id: string) => () => Response.json({ id });
const respondWithStatus = (code: number) => () => new Response(null, { status: code });

test('checks the current build once, one second after the start', async () => {
  const { watch, requestedPaths } = startBuildWatch({
    [BUILD_META_PATH]: respondWithStatus(200),
    [LATEST_PATH]: respondWithLatestId('aa'),
  });
  await jest.advanceTimersByTimeAsync(5000);
  expect(requestedPaths).toEqual([]);
  watch.start();
  await jest.advanceTimersByTimeAsync(999);
  expect(requestedPaths).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(requestedPaths).toEqual([BUILD_META_PATH]);
  await jest.advanceTimersByTimeAsync(2 * HOUR_MS);
  expect(requestedPaths).toEqual([BUILD_META_PATH, LATEST_PATH, LATEST_PATH]);
  expect(watch.isOutdated()).toBe(false);
});

test.each([403, 404])(
  'treats its build as outdated after a %i and stops checking',
  async (code) => {
    const { watch, requestedPaths } = startBuildWatch({
      [BUILD_META_PATH]: respondWithStatus(code),
    });
    watch.start();
    await jest.advanceTimersByTimeAsync(2 * HOUR_MS);
    expect(watch.isOutdated()).toBe(true);
    expect(requestedPaths).toEqual([BUILD_META_PATH]);
  },
);

test.each([
  [
    'a server error',
    { [BUILD_META_PATH]: respondWithStatus(500), [LATEST_PATH]: respondWithStatus(500) },
  ],
  ['a network error', {}],
])('ignores %s', async (_fault, fakeResponses) => {
  const { watch } = startBuildWatch(fakeResponses);
  watch.start();
  await jest.advanceTimersByTimeAsync(HOUR_MS);
  expect(watch.isOutdated()).toBe(false);
});

test('stops checking once a newer build is found', async () => {
  const { watch, requestedPaths } = startBuildWatch({
    [BUILD_META_PATH]: respondWithStatus(200),
    [LATEST_PATH]: respondWithLatestId('bb'),
  });
  watch.start();
  await jest.advanceTimersByTimeAsync(3 * HOUR_MS);
  expect(watch.isOutdated()).toBe(true);
  expect(requestedPaths).toEqual([BUILD_META_PATH, LATEST_PATH]);
});

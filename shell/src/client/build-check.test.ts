import { jest } from '@jest/globals';
import { watchBuild } from './build-check.ts';

const HOUR = 3_600_000;

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

const META = '/builds/meta/aa.json';
const LATEST = '/builds/latest.json';
const latest = (id: string) => () => Response.json({ id });
const status = (code: number) => () => new Response(null, { status: code });

test('checks the current build once, one second after the start', async () => {
  const { watch, requested } = startWatch({ [META]: status(200), [LATEST]: latest('aa') });
  await jest.advanceTimersByTimeAsync(5000);
  expect(requested).toEqual([]);
  watch.start();
  await jest.advanceTimersByTimeAsync(999);
  expect(requested).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(requested).toEqual([META]);
  await jest.advanceTimersByTimeAsync(2 * HOUR);
  expect(requested).toEqual([META, LATEST, LATEST]);
  expect(watch.isOutdated()).toBe(false);
});

test.each([403, 404])(
  'treats its build as outdated after a %i and stops checking',
  async (code) => {
    const { watch, requested } = startWatch({ [META]: status(code) });
    watch.start();
    await jest.advanceTimersByTimeAsync(2 * HOUR);
    expect(watch.isOutdated()).toBe(true);
    expect(requested).toEqual([META]);
  },
);

test.each([
  ['a server error', { [META]: status(500), [LATEST]: status(500) }],
  ['a network error', {}],
])('ignores %s', async (_fault, answers) => {
  const { watch } = startWatch(answers);
  watch.start();
  await jest.advanceTimersByTimeAsync(HOUR);
  expect(watch.isOutdated()).toBe(false);
});

test('stops checking once a newer build is found', async () => {
  const { watch, requested } = startWatch({ [META]: status(200), [LATEST]: latest('bb') });
  watch.start();
  await jest.advanceTimersByTimeAsync(3 * HOUR);
  expect(watch.isOutdated()).toBe(true);
  expect(requested).toEqual([META, LATEST]);
});

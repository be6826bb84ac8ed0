import { jest } from '@jest/globals';
import { watchBuild } from './build-check.ts';

const HOUR = 3_600_000;

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** A watch of build `aa` with a server's answers by path, and the paths that were asked for. */
function watching(answers: Readonly<Record<string, () => Response>>) {
  const asked: string[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const path = String(input).split('?')[0] ?? '';
    asked.push(path);
    return answers[path]?.() ?? Promise.reject(new TypeError('network'));
  });
  return { watch: watchBuild('aa'), asked };
}

const META = '/builds/meta/aa.json';
const LATEST = '/builds/latest.json';
const latest = (id: string) => () => Response.json({ id });
const status = (code: number) => () => new Response(null, { status: code });

test('looks for the own build once, a second after the start', async () => {
  const { watch, asked } = watching({ [META]: status(200), [LATEST]: latest('aa') });
  await jest.advanceTimersByTimeAsync(5000);
  expect(asked).toEqual([]);
  watch.start();
  await jest.advanceTimersByTimeAsync(999);
  expect(asked).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(asked).toEqual([META]);
  await jest.advanceTimersByTimeAsync(2 * HOUR);
  expect(asked).toEqual([META, LATEST, LATEST]);
  expect(watch.outdated()).toBe(false);
});

test.each([403, 404])(
  'an own build that answers %i is outdated; no more is asked',
  async (code) => {
    const { watch, asked } = watching({ [META]: status(code) });
    watch.start();
    await jest.advanceTimersByTimeAsync(2 * HOUR);
    expect(watch.outdated()).toBe(true);
    expect(asked).toEqual([META]);
  },
);

test.each([
  ['a fault of the server', { [META]: status(500), [LATEST]: status(500) }],
  ['a fault of the network', {}],
])('%s says nothing', async (_fault, answers) => {
  const { watch } = watching(answers);
  watch.start();
  await jest.advanceTimersByTimeAsync(HOUR);
  expect(watch.outdated()).toBe(false);
});

test('another latest build ends the watch', async () => {
  const { watch, asked } = watching({ [META]: status(200), [LATEST]: latest('bb') });
  watch.start();
  await jest.advanceTimersByTimeAsync(3 * HOUR);
  expect(watch.outdated()).toBe(true);
  expect(asked).toEqual([META, LATEST]);
});

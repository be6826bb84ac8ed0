import { expect, jest, test } from '@jest/globals';
import { whenShown } from './when-shown.ts';

/** What a browser tells of paints; jsdom paints nothing. */
class Paints {
  static tell: (name: string) => void = () => {};
  static readonly supportedEntryTypes = ['paint'];
  constructor(heard: (list: object, self: object) => void) {
    Paints.tell = (name) => {
      const getEntriesByName = (asked: string) => (asked === name ? [{}] : []);
      heard({ getEntriesByName }, { disconnect: () => {} });
    };
  }
  observe() {}
}

function pageWith(decode: () => Promise<void>) {
  globalThis.PerformanceObserver = Paints as never;
  document.body.innerHTML = '<img fetchpriority="high"><img>';
  for (const picture of document.images) picture.decode = () => Promise.reject(new Error('not it'));
  const [first] = document.images;
  if (first) first.decode = decode;
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
}

const isOver = async (waiting: Promise<void>) =>
  Promise.race([waiting.then(() => true), new Promise((no) => setTimeout(() => no(false), 60))]);

test('comes after the text and the picture that is fetched first', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  pageWith(() => promise);
  const waiting = whenShown();
  Paints.tell('first-paint');
  Paints.tell('first-contentful-paint');
  expect(await isOver(waiting)).toBe(false);
  resolve();
  expect(await isOver(waiting)).toBe(true);
});

test('waits for no picture that cannot be shown', async () => {
  pageWith(() => Promise.reject(new Error('broken')));
  const waiting = whenShown();
  Paints.tell('first-contentful-paint');
  expect(await isOver(waiting)).toBe(true);
});

test('does not wait for ever, and not at all where nobody looks', async () => {
  jest.useFakeTimers();
  pageWith(() => new Promise(() => {}));
  const waiting = whenShown();
  await jest.advanceTimersByTimeAsync(4000);
  await expect(waiting).resolves.toBeUndefined();
  jest.useRealTimers();
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await expect(whenShown()).resolves.toBeUndefined();
});

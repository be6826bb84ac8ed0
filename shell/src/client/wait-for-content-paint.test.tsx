import { expect, jest, test } from '@jest/globals';
import { waitForContentPaint } from './wait-for-content-paint.ts';

/** Stands in for PerformanceObserver, because jsdom paints nothing. */
class FakePaintObserver {
  static report: (name: string) => void = () => {};
  static readonly supportedEntryTypes = ['paint'];
  constructor(listener: (list: object, self: object) => void) {
    FakePaintObserver.report = (name) => {
      const getEntriesByName = (entryName: string) => (entryName === name ? [{}] : []);
      listener({ getEntriesByName }, { disconnect: () => {} });
    };
  }
  observe() {}
}

function showPage(decode: () => Promise<void>) {
  globalThis.PerformanceObserver = FakePaintObserver as never;
  document.body.innerHTML = '<img fetchpriority="high"><img>';
  for (const picture of document.images) picture.decode = () => Promise.reject(new Error('not it'));
  const [firstImage] = document.images;
  if (firstImage) firstImage.decode = decode;
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
}

const isSettled = async (paintPromise: Promise<void>) =>
  Promise.race([
    paintPromise.then(() => true),
    new Promise((resolve) => setTimeout(() => resolve(false), 60)),
  ]);

test('resolves after the text and the high-priority image are painted', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  showPage(() => promise);
  const paintPromise = waitForContentPaint();
  FakePaintObserver.report('first-paint');
  FakePaintObserver.report('first-contentful-paint');
  expect(await isSettled(paintPromise)).toBe(false);
  resolve();
  expect(await isSettled(paintPromise)).toBe(true);
});

test('does not wait for an image that fails to decode', async () => {
  showPage(() => Promise.reject(new Error('broken')));
  const paintPromise = waitForContentPaint();
  FakePaintObserver.report('first-contentful-paint');
  expect(await isSettled(paintPromise)).toBe(true);
});

test('resolves after the maximum wait, and at once in a hidden tab', async () => {
  jest.useFakeTimers();
  showPage(() => new Promise(() => {}));
  const paintPromise = waitForContentPaint();
  await jest.advanceTimersByTimeAsync(4000);
  await expect(paintPromise).resolves.toBeUndefined();
  jest.useRealTimers();
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await expect(waitForContentPaint()).resolves.toBeUndefined();
});

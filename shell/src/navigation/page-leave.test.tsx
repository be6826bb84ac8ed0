import { isLeavingPage, waitUntilStaying, watchPageLeave } from './page-leave.ts';

beforeAll(watchPageLeave);
beforeEach(() => void window.dispatchEvent(new Event('pageshow')));

test('a page that the visitor stays on is waited for at no time', async () => {
  expect(isLeavingPage()).toBe(false);
  await waitUntilStaying();
});

test.each(['pageshow', 'pointerdown', 'keydown'])(
  'the visitor leaves when the next document loads, until %s',
  async (type) => {
    window.dispatchEvent(new Event('beforeunload'));
    expect(isLeavingPage()).toBe(true);
    let hasResolved = false;
    const staying = waitUntilStaying().then(() => (hasResolved = true));
    await Promise.resolve();
    expect(hasResolved).toBe(false);
    window.dispatchEvent(new Event(type));
    await staying;
    expect(isLeavingPage()).toBe(false);
  },
);

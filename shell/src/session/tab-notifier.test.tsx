import { jest } from '@jest/globals';
import { createTabNotifier } from './tab-notifier.ts';

const showPage = (persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

test('notifies on messages of other tabs and on return from the back/forward cache', () => {
  const onChange = jest.fn();
  const tabs = createTabNotifier();
  tabs.listen(onChange);
  tabs.notify();
  const [key = ''] = Object.keys(localStorage);
  window.dispatchEvent(new StorageEvent('storage', { key: 'something-else' }));
  showPage(false);
  expect(onChange).not.toHaveBeenCalled();
  window.dispatchEvent(new StorageEvent('storage', { key }));
  showPage(true);
  expect(onChange).toHaveBeenCalledTimes(2);
});

test('uses the storage before it listens, because WebKit sends events only then', () => {
  const getItemSpy = jest.spyOn(Storage.prototype, 'getItem');
  createTabNotifier().listen(() => {});
  expect(getItemSpy).toHaveBeenCalledTimes(1);
  getItemSpy.mockRestore();
});

test('does nothing when storage is blocked', () => {
  const spies = (['setItem', 'getItem'] as const).map((name) =>
    jest.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    }),
  );
  expect(() => createTabNotifier().notify()).not.toThrow();
  expect(() => createTabNotifier().listen(() => {})).not.toThrow();
  for (const spy of spies) spy.mockRestore();
});

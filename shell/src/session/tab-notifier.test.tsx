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

test('does nothing when storage is blocked', () => {
  const setItemSpy = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  expect(() => createTabNotifier().notify()).not.toThrow();
  setItemSpy.mockRestore();
});

import { jest } from '@jest/globals';
import { createOtherTabs } from './other-tabs.ts';

const show = (persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

test('hears other tabs and comes back out of the keep, nothing else', () => {
  const heard = jest.fn();
  const tabs = createOtherTabs();
  tabs.listen(heard);
  tabs.tell();
  const [key = ''] = Object.keys(localStorage);
  window.dispatchEvent(new StorageEvent('storage', { key: 'something-else' }));
  show(false);
  expect(heard).not.toHaveBeenCalled();
  window.dispatchEvent(new StorageEvent('storage', { key }));
  show(true);
  expect(heard).toHaveBeenCalledTimes(2);
});

test('says nothing where storage is refused, and breaks nothing', () => {
  const refused = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  expect(() => createOtherTabs().tell()).not.toThrow();
  refused.mockRestore();
});

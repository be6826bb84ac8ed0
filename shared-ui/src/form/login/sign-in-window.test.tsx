import { jest } from '@jest/globals';
import { notifySignedIn, openSignInWindow } from './sign-in-window.ts';

const dispatchStorageEvent = (newValue: string | null, key = 'gl-sign-in-window') =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('opens a window of 960x600 and calls back once when it is done', () => {
  const open = jest.spyOn(window, 'open').mockReturnValue({} as Window);
  const onSignedIn = jest.fn();
  expect(openSignInWindow('/api/auth/provider/start', onSignedIn)).toBe(true);
  expect(open.mock.calls[0]?.[2]).toContain('width=960,height=600');
  dispatchStorageEvent(null, 'something-else');
  dispatchStorageEvent('open');
  expect(onSignedIn).not.toHaveBeenCalled();
  dispatchStorageEvent(null);
  dispatchStorageEvent(null);
  expect(onSignedIn).toHaveBeenCalledTimes(1);
});

test('a second call replaces the first', () => {
  jest.spyOn(window, 'open').mockReturnValue({} as Window);
  const [firstCallback, secondCallback] = [jest.fn(), jest.fn()];
  openSignInWindow('/x', firstCallback);
  openSignInWindow('/x', secondCallback);
  dispatchStorageEvent(null);
  expect([firstCallback.mock.calls.length, secondCallback.mock.calls.length]).toEqual([0, 1]);
});

test('returns false when no window was opened, and removes its storage key', () => {
  jest.spyOn(window, 'open').mockReturnValue(null);
  expect(openSignInWindow('/x', () => undefined)).toBe(false);
  expect(notifySignedIn()).toBe(false);
});

test('notifies the opener once', () => {
  jest.spyOn(window, 'open').mockReturnValue({} as Window);
  openSignInWindow('/x', () => undefined);
  expect([notifySignedIn(), notifySignedIn()]).toEqual([true, false]);
});

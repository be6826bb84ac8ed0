import { jest } from '@jest/globals';
import { announceSignIn, openSignInWindow } from './sign-in-window.ts';

const tell = (newValue: string | null, key = 'gl-sign-in-window') =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('opens a window of 960x600 and hears once when it is done', () => {
  const open = jest.spyOn(window, 'open').mockReturnValue({} as Window);
  const done = jest.fn();
  expect(openSignInWindow('/api/auth/provider/start', done)).toBe(true);
  expect(open.mock.calls[0]?.[2]).toContain('width=960,height=600');
  tell(null, 'something-else');
  tell('open');
  expect(done).not.toHaveBeenCalled();
  tell(null);
  tell(null);
  expect(done).toHaveBeenCalledTimes(1);
});

test('a second press takes the place of the first', () => {
  jest.spyOn(window, 'open').mockReturnValue({} as Window);
  const [first, second] = [jest.fn(), jest.fn()];
  openSignInWindow('/x', first);
  openSignInWindow('/x', second);
  tell(null);
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
});

test('says when no window was opened, and leaves nothing behind', () => {
  jest.spyOn(window, 'open').mockReturnValue(null);
  expect(openSignInWindow('/x', () => undefined)).toBe(false);
  expect(announceSignIn()).toBe(false);
});

test('inside the window the waiting page is told once', () => {
  jest.spyOn(window, 'open').mockReturnValue({} as Window);
  openSignInWindow('/x', () => undefined);
  expect([announceSignIn(), announceSignIn()]).toEqual([true, false]);
});

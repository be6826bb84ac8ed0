import { jest } from '@jest/globals';
import { createTabNotifier } from './tab-notifier.ts';
import { watchSessionEarly } from './watch-session-early.ts';

const user = { id: '1', email: 'a@b.de', displayName: 'A', roles: ['user'] };

function respondWith(...bodies: readonly unknown[]) {
  const fetchSpy = jest.spyOn(globalThis, 'fetch');
  for (const body of bodies)
    fetchSpy.mockResolvedValueOnce({ ok: true, json: async () => body } as Response);
  return fetchSpy;
}

afterEach(() => void jest.restoreAllMocks());

test('reads the session once and hands it over', async () => {
  const fetchSpy = respondWith({ user });
  const session = watchSessionEarly('', createTabNotifier());
  await session.signedIn;
  expect(await session.take()).toEqual(user);
  expect(fetchSpy).toHaveBeenCalledTimes(1);
  expect(fetchSpy).toHaveBeenCalledWith('/api/_auth/session', {
    headers: { accept: 'application/json' },
  });
});

test('counts a failed read as anonymous', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
  expect(await watchSessionEarly('', createTabNotifier()).take()).toBeNull();
});

test('notices a sign-in in another tab until the session is handed over', async () => {
  const fetchSpy = respondWith({}, { user });
  const session = watchSessionEarly('', createTabNotifier());
  window.dispatchEvent(new StorageEvent('storage', { key: 'gl-session-changed' }));
  await session.signedIn;
  expect(await session.take()).toEqual(user);
  window.dispatchEvent(new StorageEvent('storage', { key: 'gl-session-changed' }));
  expect(fetchSpy).toHaveBeenCalledTimes(2);
});

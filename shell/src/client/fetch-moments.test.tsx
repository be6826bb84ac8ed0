import { sessionRead } from '#session/session.slice.ts';
import { createShellStore } from '#store/create-shell-store.ts';
import { fetchMoments } from './fetch-moments.ts';

const user = { id: '1', email: 'ida@example.org', name: 'Ida', roles: [] } as never;

test('a part that shows the session comes with it, before any sign of the visitor', async () => {
  const store = createShellStore();
  const moments = fetchMoments(store);
  const come: string[] = [];
  const known = moments('sign-or-session').then(() => come.push('session'));
  void moments('sign').then(() => come.push('sign'));
  await moments('now');
  expect(come).toEqual([]);
  store.redux.dispatch(sessionRead(null));
  await moments('now');
  expect(come).toEqual([]);
  store.redux.dispatch(sessionRead(user));
  await known;
  expect(come).toEqual(['session']);
});

test('with a session that is there already it comes at once', async () => {
  const store = createShellStore();
  store.redux.dispatch(sessionRead(user));
  await expect(fetchMoments(store)('sign-or-session')).resolves.toBeUndefined();
});

import { sessionRead } from '#session/session.slice.ts';
import { createShellStore } from '#store/create-shell-store.ts';
import { createFetchTimingWaiter } from './fetch-timing.ts';

const user = { id: '1', email: 'ida@example.org', name: 'Ida', roles: [] } as never;

test('fetches parts that show the session as soon as the user is signed in, before any interaction', async () => {
  const store = createShellStore();
  const waitFor = createFetchTimingWaiter(store);
  const fetchedParts: string[] = [];
  const sessionPartFetch = waitFor('interaction-or-session').then(() =>
    fetchedParts.push('session'),
  );
  void waitFor('interaction').then(() => fetchedParts.push('interaction'));
  await waitFor('now');
  expect(fetchedParts).toEqual([]);
  store.redux.dispatch(sessionRead(null));
  await waitFor('now');
  expect(fetchedParts).toEqual([]);
  store.redux.dispatch(sessionRead(user));
  await sessionPartFetch;
  expect(fetchedParts).toEqual(['session']);
});

test('fetches at once if the user is signed in already', async () => {
  const store = createShellStore();
  store.redux.dispatch(sessionRead(user));
  await expect(createFetchTimingWaiter(store)('interaction-or-session')).resolves.toBeUndefined();
});

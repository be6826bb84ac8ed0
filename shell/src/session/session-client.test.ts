import type { User } from '@gruenland/shared-contracts/session.ts';
import { setUpSessionClient } from './testing/set-up-session-client.ts';

const user: User = { id: '1', email: 'a@b.de', displayName: 'A', roles: ['user'] };

const problem = (status?: number) =>
  Object.assign(new Error('failed'), { problem: { status, message: 'failed' } });
const createFailingResponse = (status?: number) => () => {
  throw problem(status);
};

const READ_CALL = 'GET /api/_auth/session';
const REFRESH_CALL = 'POST /api/user/refresh-token';
const CONSUME_CALL = 'POST /api/auth/consume-third-party';
const DELETE_CALL = 'DELETE /api/_auth/session';

describe('start without a token', () => {
  test('is not ready before the first read has finished', async () => {
    const { session } = setUpSessionClient('/', { [READ_CALL]: () => ({}) });
    expect(session.getState()).toEqual({ ready: false, user: null, loggedIn: false });
    await session.start();
    expect(session.getState()).toEqual({ ready: true, user: null, loggedIn: false });
  });

  test('requests JSON without retries', async () => {
    const { session, calls } = setUpSessionClient('/', { [READ_CALL]: () => ({}) });
    await session.start();
    expect(calls[0]?.options).toMatchObject({ headers: { accept: 'application/json' }, retry: 0 });
  });

  test('counts a failed read as logged out', async () => {
    const { session, navigations } = setUpSessionClient('/', {
      [READ_CALL]: createFailingResponse(500),
    });
    await session.start();
    expect(session.getState()).toEqual({ ready: true, user: null, loggedIn: false });
    expect(navigations).toEqual([]);
  });

  test('refreshes the token of a user and stays logged in', async () => {
    const { session, listCalls } = setUpSessionClient('/', {
      [READ_CALL]: () => ({ user }),
      [REFRESH_CALL]: () => ({ success: true }),
    });
    await session.start();
    expect(listCalls()).toEqual([READ_CALL, REFRESH_CALL]);
    expect(session.getState().loggedIn).toBe(true);
  });

  test('does not refresh for an anonymous visitor', async () => {
    const { session, listCalls } = setUpSessionClient('/', { [READ_CALL]: () => ({}) });
    await session.start();
    expect(listCalls()).toEqual([READ_CALL]);
  });

  test.each([
    ['is refused', () => ({ success: false })],
    ['returns 401', createFailingResponse(401)],
  ])('clears the session and leads to the login when the refresh %s', async (_case, refresh) => {
    const { session, navigations, listCalls, waits } = setUpSessionClient('/merkliste?seite=2', {
      [READ_CALL]: () => ({ user }),
      [REFRESH_CALL]: refresh,
    });
    await session.start();
    expect(session.getState().loggedIn).toBe(false);
    expect(navigations).toEqual(['/anmelden?grund=abgelaufen&ziel=%2Fmerkliste%3Fseite%3D2']);
    expect(listCalls()).toEqual([READ_CALL, REFRESH_CALL, DELETE_CALL]);
    expect(waits).toEqual([]);
  });

  test.each([
    ['the network fails', createFailingResponse()],
    ['the server fails', createFailingResponse(503)],
    ['the server answers 408', createFailingResponse(408)],
    ['the server answers 425', createFailingResponse(425)],
    ['the server answers 429', createFailingResponse(429)],
  ])('keeps the cookie when %s, so that the next load recovers', async (_case, refresh) => {
    const { session, navigations, listCalls } = setUpSessionClient('/', {
      [READ_CALL]: () => ({ user }),
      [REFRESH_CALL]: refresh,
    });
    await session.start();
    expect(session.getState().loggedIn).toBe(false);
    expect(navigations).toEqual(['/anmelden?grund=abgelaufen&ziel=%2F']);
    expect(listCalls()).toEqual([READ_CALL, REFRESH_CALL, REFRESH_CALL]);
  });

  test('api finding F7: an api that is busy once signs nobody out', async () => {
    const outcomes = [createFailingResponse(503), () => ({ success: true })];
    const { session, navigations, waits } = setUpSessionClient('/', {
      [READ_CALL]: () => ({ user }),
      [REFRESH_CALL]: () => outcomes.shift()?.(),
    });
    await session.start();
    expect(session.getState().loggedIn).toBe(true);
    expect([navigations, waits]).toEqual([[], [1500]]);
  });
});

describe('start with a one-time token', () => {
  test('exchanges it once, strips it from the address and keeps it', async () => {
    const { session, token, page, calls, listCalls } = setUpSessionClient(
      '/mein-account?token=abc&is_app=true',
      {
        [CONSUME_CALL]: () => ({ success: true, user }),
      },
    );
    await session.start();
    expect(listCalls()).toEqual([READ_CALL, CONSUME_CALL]);
    expect(calls[1]?.options?.body).toEqual({ token: 'abc', path: '/mein-account?is_app=true' });
    expect(session.getState()).toMatchObject({ ready: true, loggedIn: true });
    expect(page.url.search).toBe('?is_app=true');
    expect(page.reloads).toBe(1);
    expect(token.current).toBe('abc');
  });

  test.each([
    ['is refused', () => ({ success: false })],
    ['fails', createFailingResponse(500)],
    ['is answered with null', () => null],
    ['is answered with nothing at all (204)', () => {}],
  ])('drops the token when the exchange %s', async (_case, respondToConsume) => {
    const { session, token, page } = setUpSessionClient('/?token=abc', {
      [CONSUME_CALL]: respondToConsume,
      [READ_CALL]: () => ({}),
    });
    await session.start();
    expect(token.current).toBeNull();
    expect(page.url.search).toBe('');
    expect(session.getState()).toMatchObject({ ready: true, loggedIn: false });
  });

  const otherUser: User = { ...user, id: '2', email: 'other@b.de' };

  /** Creates a client for a signed-in user who opens a URL with another user's one-time token. */
  const setUpForeignToken = (isConfirmed: boolean) =>
    setUpSessionClient(
      '/mein-account?token=abc',
      {
        [READ_CALL]: () => ({ user }),
        [CONSUME_CALL]: (options) =>
          (options?.body as { signedInAs?: string } | undefined)?.signedInAs === user.id
            ? { success: false, user: null, otherPerson: true }
            : { success: true, user: otherUser },
      },
      () => isConfirmed,
    );

  test('keeps the session when the user declines a token of another account', async () => {
    const { session, token, page, confirmations, listCalls } = setUpForeignToken(false);
    await session.start();
    expect(confirmations).toEqual(['a@b.de']);
    expect(listCalls()).toEqual([READ_CALL, CONSUME_CALL, READ_CALL]);
    expect(session.getState().user).toEqual(user);
    expect([token.current, page.url.search]).toEqual([null, '']);
  });

  test('switches the account when the user confirms', async () => {
    const { session, token, page, confirmations, listCalls } = setUpForeignToken(true);
    await session.start();
    expect(confirmations).toEqual(['a@b.de']);
    expect(listCalls()).toEqual([READ_CALL, CONSUME_CALL, CONSUME_CALL]);
    expect(session.getState().user).toEqual(otherUser);
    expect([token.current, page.url.search]).toEqual(['abc', '']);
  });

  test('does not ask for a token of the same user', async () => {
    const { session, confirmations, calls } = setUpSessionClient('/?token=abc', {
      [READ_CALL]: () => ({ user }),
      [CONSUME_CALL]: () => ({ success: true, user }),
    });
    await session.start();
    expect(confirmations).toEqual([]);
    expect(calls[1]?.options?.body).toMatchObject({ signedInAs: user.id });
    expect(session.getState().user).toEqual(user);
  });
});

test('calls onUserChanged at login and logout, not at each read', async () => {
  const responses = { user: undefined as User | undefined };
  const { session, page } = setUpSessionClient('/', { [READ_CALL]: () => responses });
  await session.start();
  expect(page.users).toBe(0);
  responses.user = user;
  await session.reload();
  await session.reload();
  expect(page.users).toBe(1);
  await session.logOut();
  expect(page.users).toBe(2);
});

test('notifies other tabs of logins, logouts and refused sessions', async () => {
  const responses = { user: undefined as User | undefined };
  const { session, page } = setUpSessionClient('/', { [READ_CALL]: () => responses });
  await session.start();
  await session.reload();
  expect(page.notified).toBe(0);
  responses.user = user;
  await session.reload();
  expect(page.notified).toBe(1);
  await session.logOut();
  expect(page.notified).toBe(2);
  const signedInResponses = { [READ_CALL]: () => ({ user }) };
  const refusedClient = setUpSessionClient('/', {
    ...signedInResponses,
    [REFRESH_CALL]: createFailingResponse(401),
  });
  await refusedClient.session.start();
  expect(refusedClient.page.notified).toBe(1);
  const unavailableClient = setUpSessionClient('/', {
    ...signedInResponses,
    [REFRESH_CALL]: createFailingResponse(503),
  });
  await unavailableClient.session.start();
  expect(unavailableClient.page.notified).toBe(0);
});

test('reads again on a message from another tab, without notifying back', async () => {
  const responses = { user: user as User | undefined };
  const { session, page, notifyFromOtherTab, listCalls } = setUpSessionClient('/', {
    [READ_CALL]: () => responses,
    [REFRESH_CALL]: () => ({ success: true }),
  });
  await session.start();
  responses.user = undefined;
  notifyFromOtherTab();
  await Promise.resolve();
  expect(listCalls()).toEqual([READ_CALL, REFRESH_CALL, READ_CALL]);
  await new Promise(process.nextTick);
  expect(session.getState().loggedIn).toBe(false);
  expect(page.notified).toBe(0);
});

test('clears token, user and session on logout', async () => {
  const { session, token, listCalls } = setUpSessionClient('/?token=abc', {
    [CONSUME_CALL]: () => ({ success: true, user }),
  });
  await session.start();
  await session.logOut();
  expect(token.current).toBeNull();
  expect(session.getState()).toEqual({ ready: true, user: null, loggedIn: false });
  expect(listCalls()).toContain(DELETE_CALL);
});

test('ends the session on the page even if the logout request fails', async () => {
  const { session } = setUpSessionClient('/', {
    [READ_CALL]: () => ({ user }),
    [REFRESH_CALL]: () => ({ success: true }),
    [DELETE_CALL]: createFailingResponse(),
  });
  await session.start();
  await expect(session.logOut()).rejects.toThrow('failed');
  expect(session.getState().loggedIn).toBe(false);
});

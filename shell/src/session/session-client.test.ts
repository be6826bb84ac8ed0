import type { HttpApi, HttpOptions } from '@gruenland/shared-contracts/shell-api.ts';
import type { User } from '@gruenland/shared-contracts/session.ts';
import { createShellStore } from '#store/create-shell-store.ts';
import { OneTimeToken, withoutToken } from './one-time-token.ts';
import { SessionClient } from './session-client.ts';

const user: User = { id: '1', email: 'a@b.de', displayName: 'A', roles: ['user'] };

type Answers = Readonly<Record<string, (options?: HttpOptions) => unknown>>;

const problem = (status?: number) =>
  Object.assign(new Error('failed'), { problem: { status, message: 'failed' } });
const failing = (status?: number) => () => {
  throw problem(status);
};

/** A session client on a page, with the answers of the server by `METHOD path`. */
function onPage(address: string, answers: Answers, switching: () => boolean = () => false) {
  const calls: { call: string; options: HttpOptions | undefined }[] = [];
  const gone: string[] = [];
  const asked: string[] = [];
  const page = { url: new URL(address, 'https://site'), reloads: 0, users: 0, told: 0 };
  let heard = () => {};
  const token = new OneTimeToken();
  const http = (async (path: string, options?: HttpOptions) => {
    const call = `${options?.method ?? 'GET'} ${path}`;
    calls.push({ call, options });
    return answers[call]?.(options);
  }) as HttpApi;
  const session = new SessionClient({
    store: createShellStore(),
    http,
    token,
    address: () => page.url,
    showPage: async (path) => {
      page.url = new URL(path, 'https://site');
      page.reloads += 1;
    },
    userChanged: () => void (page.users += 1),
    goTo: (path) => void gone.push(path),
    askToSwitch: async (present) => {
      asked.push(present.email);
      return switching();
    },
    tabs: { tell: () => void (page.told += 1), listen: (listener) => void (heard = listener) },
  });
  return {
    session,
    /** Another tab says that somebody signed in or out. */
    hear: () => heard(),
    token,
    page,
    gone,
    asked,
    calls,
    called: () => calls.map(({ call }) => call),
  };
}

const READ = 'GET /api/_auth/session';
const REFRESH = 'POST /api/user/refresh-token';
const CONSUME = 'POST /api/auth/consume-third-party';
const DELETE = 'DELETE /api/_auth/session';

describe('start without a token', () => {
  test('is not ready before the first read has finished', async () => {
    const { session } = onPage('/', { [READ]: () => ({}) });
    expect(session.getState()).toEqual({ ready: false, user: null, loggedIn: false });
    await session.start();
    expect(session.getState()).toEqual({ ready: true, user: null, loggedIn: false });
  });

  test('reads with accept json and never again', async () => {
    const { session, calls } = onPage('/', { [READ]: () => ({}) });
    await session.start();
    expect(calls[0]?.options).toMatchObject({ headers: { accept: 'application/json' }, retry: 0 });
  });

  test('counts a failed read as logged out', async () => {
    const { session, gone } = onPage('/', { [READ]: failing(500) });
    await session.start();
    expect(session.getState()).toEqual({ ready: true, user: null, loggedIn: false });
    expect(gone).toEqual([]);
  });

  test('refreshes the token of a user and stays logged in', async () => {
    const { session, called } = onPage('/', {
      [READ]: () => ({ user }),
      [REFRESH]: () => ({ success: true }),
    });
    await session.start();
    expect(called()).toEqual([READ, REFRESH]);
    expect(session.getState().loggedIn).toBe(true);
  });

  test('does not refresh for an anonymous visitor', async () => {
    const { session, called } = onPage('/', { [READ]: () => ({}) });
    await session.start();
    expect(called()).toEqual([READ]);
  });

  test.each([
    ['says no', () => ({ success: false })],
    ['answers 401', failing(401)],
  ])('clears the session and leads to the login when the refresh %s', async (_case, refresh) => {
    const { session, gone, called } = onPage('/', { [READ]: () => ({ user }), [REFRESH]: refresh });
    await session.start();
    expect(session.getState().loggedIn).toBe(false);
    expect(gone).toEqual(['/anmelden']);
    expect(called()).toContain(DELETE);
  });

  test.each([
    ['the network fails', failing()],
    ['the server fails', failing(503)],
    ['the server was too slow', failing(408)],
    ['the server says too early', failing(425)],
    ['the server asks for patience', failing(429)],
  ])('keeps the cookie when %s, so that the next load recovers', async (_case, refresh) => {
    const { session, gone, called } = onPage('/', { [READ]: () => ({ user }), [REFRESH]: refresh });
    await session.start();
    expect(session.getState().loggedIn).toBe(false);
    expect(gone).toEqual(['/anmelden']);
    expect(called()).not.toContain(DELETE);
  });
});

describe('start with a one-time token', () => {
  test('exchanges it once, strips it from the address and keeps it', async () => {
    const { session, token, page, calls, called } = onPage('/mein-account?token=abc&is_app=true', {
      [CONSUME]: () => ({ success: true, user }),
    });
    await session.start();
    expect(called()).toEqual([READ, CONSUME]);
    expect(calls[1]?.options?.body).toEqual({ token: 'abc', path: '/mein-account?is_app=true' });
    expect(session.getState()).toMatchObject({ ready: true, loggedIn: true });
    expect(page.url.search).toBe('?is_app=true');
    expect(page.reloads).toBe(1);
    expect(token.current).toBe('abc');
  });

  test.each([
    ['is refused', () => ({ success: false })],
    ['fails', failing(500)],
    ['is answered with null', () => null],
    ['is answered with nothing at all (204)', () => {}],
  ])('is dropped when the exchange %s', async (_case, consume) => {
    const { session, token, page } = onPage('/?token=abc', {
      [CONSUME]: consume,
      [READ]: () => ({}),
    });
    await session.start();
    expect(token.current).toBeNull();
    expect(page.url.search).toBe('');
    expect(session.getState()).toMatchObject({ ready: true, loggedIn: false });
  });

  test('is taken only when none is stored', () => {
    const token = new OneTimeToken();
    expect(token.broughtBy(new URLSearchParams('token=a'))).toBe('a');
    token.take('a');
    expect(token.broughtBy(new URLSearchParams('token=b'))).toBeNull();
    token.take('b');
    expect(token.current).toBe('a');
  });

  const other: User = { ...user, id: '2', email: 'other@b.de' };

  /** A server with somebody signed in, and a token of somebody else. */
  const foreign = (wanted: boolean) =>
    onPage(
      '/mein-account?token=abc',
      {
        [READ]: () => ({ user }),
        [CONSUME]: (options) =>
          (options?.body as { signedInAs?: string } | undefined)?.signedInAs === user.id
            ? { success: false, user: null, otherPerson: true }
            : { success: true, user: other },
      },
      () => wanted,
    );

  test('of another person than the one signed in is left alone when they decline', async () => {
    const { session, token, page, asked, called } = foreign(false);
    await session.start();
    expect(asked).toEqual(['a@b.de']);
    expect(called()).toEqual([READ, CONSUME, READ]);
    expect(session.getState().user).toEqual(user);
    expect([token.current, page.url.search]).toEqual([null, '']);
  });

  test('of another person is exchanged once the one signed in agrees', async () => {
    const { session, token, page, asked, called } = foreign(true);
    await session.start();
    expect(asked).toEqual(['a@b.de']);
    expect(called()).toEqual([READ, CONSUME, CONSUME]);
    expect(session.getState().user).toEqual(other);
    expect([token.current, page.url.search]).toEqual(['abc', '']);
  });

  test('of the person signed in already asks nothing', async () => {
    const { session, asked, calls } = onPage('/?token=abc', {
      [READ]: () => ({ user }),
      [CONSUME]: () => ({ success: true, user }),
    });
    await session.start();
    expect(asked).toEqual([]);
    expect(calls[1]?.options?.body).toMatchObject({ signedInAs: user.id });
    expect(session.getState().user).toEqual(user);
  });
});

test('says when somebody else is there: at login and logout, not at each read', async () => {
  const answers = { user: undefined as User | undefined };
  const { session, page } = onPage('/', { [READ]: () => answers });
  await session.start();
  expect(page.users).toBe(0);
  answers.user = user;
  await session.reload();
  await session.reload();
  expect(page.users).toBe(1);
  await session.logOut();
  expect(page.users).toBe(2);
});

test('tells the other tabs of logins and logouts made here, and of a session that was refused', async () => {
  const answers = { user: undefined as User | undefined };
  const { session, page } = onPage('/', { [READ]: () => answers });
  await session.start();
  await session.reload();
  expect(page.told).toBe(0);
  answers.user = user;
  await session.reload();
  expect(page.told).toBe(1);
  await session.logOut();
  expect(page.told).toBe(2);
  const refused = onPage('/', { [READ]: () => ({ user }), [REFRESH]: failing(401) });
  await refused.session.start();
  expect(refused.page.told).toBe(1);
  const unreached = onPage('/', { [READ]: () => ({ user }), [REFRESH]: failing(503) });
  await unreached.session.start();
  expect(unreached.page.told).toBe(0);
});

test('reads again when another tab says so, without telling it back', async () => {
  const answers = { user: user as User | undefined };
  const { session, page, hear, called } = onPage('/', {
    [READ]: () => answers,
    [REFRESH]: () => ({ success: true }),
  });
  await session.start();
  answers.user = undefined;
  hear();
  await Promise.resolve();
  expect(called()).toEqual([READ, REFRESH, READ]);
  await new Promise(process.nextTick);
  expect(session.getState().loggedIn).toBe(false);
  expect(page.told).toBe(0);
});

test('logging out clears token, user and session', async () => {
  const { session, token, called } = onPage('/?token=abc', {
    [CONSUME]: () => ({ success: true, user }),
  });
  await session.start();
  await session.logOut();
  expect(token.current).toBeNull();
  expect(session.getState()).toEqual({ ready: true, user: null, loggedIn: false });
  expect(called()).toContain(DELETE);
});

test('logging out ends the session on the page even when the server is away', async () => {
  const { session } = onPage('/', {
    [READ]: () => ({ user }),
    [REFRESH]: () => ({ success: true }),
    [DELETE]: failing(),
  });
  await session.start();
  await expect(session.logOut()).rejects.toThrow('failed');
  expect(session.getState().loggedIn).toBe(false);
});

test('withoutToken keeps the rest of the address', () => {
  expect(withoutToken(new URL('https://site/a?x=1&token=t#h'))).toBe('/a?x=1#h');
  expect(withoutToken(new URL('https://site/a?token=t'))).toBe('/a');
});

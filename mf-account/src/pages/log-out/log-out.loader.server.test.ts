import { openPage } from '#testing/open-page.ts';
import { loadLogOutPage, logOut } from './log-out.loader.server.ts';

test('opening the page logs nobody out', async () => {
  const { context, calls } = openPage({});
  expect(await loadLogOutPage(context)).toMatchObject({ kind: 'page', head: { noIndex: true } });
  expect(calls).toEqual([]);
});

test('logs out, passes the cleared cookies on and opens the front page', async () => {
  const { context, calls } = openPage({
    responses: { '/api/auth/logout': { setCookies: ['session=; Max-Age=0'] } },
  });
  expect(await logOut(context)).toEqual({
    kind: 'done',
    to: '/',
    setCookies: ['session=; Max-Age=0'],
  });
  expect(calls).toEqual([['POST /api/auth/logout', {}]]);
});

test('does not pretend to have logged out if the api fails', async () => {
  const { context } = openPage({ responses: { '/api/auth/logout': { status: 503 } } });
  expect(await logOut(context)).toMatchObject({ kind: 'refused' });
});

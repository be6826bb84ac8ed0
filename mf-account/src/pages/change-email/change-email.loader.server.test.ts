import { openPage } from '#testing/open-page.ts';
import { changeEmail, loadChangeEmailPage } from './change-email.loader.server.ts';

const openChangeEmailPage = (hasFreshLogin: boolean) =>
  openPage({
    path: '/mein-account/sicherheit/e-mail',
    responses: {
      '/api/account/security': {
        body: { email: 'h@hof.example', hasPassword: true, fresh: hasFreshLogin },
      },
    },
  }).context;

test('shows only the address, and only after a recent login', async () => {
  const page = await loadChangeEmailPage(openChangeEmailPage(true));
  expect(page).toMatchObject({ kind: 'page' });
  expect(page.kind === 'page' && page.data).toEqual({ email: 'h@hof.example' });
  expect(await loadChangeEmailPage(openChangeEmailPage(false))).toMatchObject({
    kind: 'redirect',
    to: expect.stringContaining(encodeURIComponent('/mein-account/sicherheit/e-mail')),
  });
});

test('redirects to the login without a session', async () => {
  const { context } = openPage({ responses: { '/api/account/security': { status: 401 } } });
  expect(await loadChangeEmailPage(context)).toMatchObject({
    kind: 'redirect',
    to: expect.stringMatching(/^\/anmelden/u),
  });
});

test('sends the address and asks for a new login if the last one is too old', async () => {
  const form = { email: 'neu@hof.example' };
  const { context, calls } = openPage({ form });
  expect(await changeEmail(context)).toMatchObject({
    to: '/mein-account/sicherheit?geaendert=e-mail',
  });
  expect(calls).toEqual([['POST /api/account/email', form]]);
  const stalePage = openPage({
    form,
    responses: { '/api/account/email': { status: 403, body: { code: 'session.stale' } } },
  });
  expect(await changeEmail(stalePage.context)).toMatchObject({
    kind: 'done',
    to: expect.stringContaining('bestaetigen'),
  });
});

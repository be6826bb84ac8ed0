import { openPage } from '#testing/open-page.ts';
import { changeEmail, loadChangeEmail } from './change-email.loader.server.ts';

const openWith = (fresh: boolean) =>
  openPage({
    path: '/mein-account/sicherheit/e-mail',
    answers: {
      '/api/account/security': { body: { email: 'h@hof.example', hasPassword: true, fresh } },
    },
  }).context;

test('shows only the address, and only after a recent login', async () => {
  const page = await loadChangeEmail(openWith(true));
  expect(page).toMatchObject({ kind: 'page' });
  expect(page.kind === 'page' && page.data).toEqual({ email: 'h@hof.example' });
  expect(await loadChangeEmail(openWith(false))).toMatchObject({
    kind: 'redirect',
    to: expect.stringContaining(encodeURIComponent('/mein-account/sicherheit/e-mail')),
  });
});

test('redirects to the login without a session', async () => {
  const { context } = openPage({ answers: { '/api/account/security': { status: 401 } } });
  expect(await loadChangeEmail(context)).toMatchObject({
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
    answers: { '/api/account/email': { status: 403, body: { code: 'session.stale' } } },
  });
  expect(await changeEmail(stalePage.context)).toMatchObject({
    kind: 'done',
    to: expect.stringContaining('bestaetigen'),
  });
});

import { openPage } from '#testing/open-page.ts';
import { confirmRegistration, loadRegisterConfirmPage } from './register-confirm.loader.server.ts';

test('shows the code of the mail without any api call', async () => {
  const { context, calls } = openPage({ query: `code=${'a'.repeat(300)}` });
  expect(await loadRegisterConfirmPage(context)).toMatchObject({
    data: { code: 'a'.repeat(200), isConfirmed: false },
  });
  expect(calls).toEqual([]);
  expect(await loadRegisterConfirmPage(openPage({ query: 'bestaetigt=1' }).context)).toMatchObject({
    data: { isConfirmed: true, isSignedIn: false },
  });
});

test('confirms, passes the cookies of the new session on and shows the result', async () => {
  const { context, calls } = openPage({
    form: { code: 'abc' },
    responses: {
      '/api/auth/confirm': {
        body: { confirmed: true, isSignedIn: true },
        setCookies: ['session=1'],
      },
    },
  });
  expect(await confirmRegistration(context)).toEqual({
    kind: 'done',
    to: '/registrieren/bestaetigen?bestaetigt=angemeldet',
    setCookies: ['session=1'],
  });
  expect(calls).toEqual([['POST /api/auth/confirm', { token: 'abc' }]]);
});

test('shows the form again if the code is not valid', async () => {
  const { context } = openPage({ responses: { '/api/auth/confirm': { status: 422 } } });
  expect(await confirmRegistration(context)).toMatchObject({ kind: 'refused' });
});

test('asks for a login if another user is signed in', async () => {
  const { context } = openPage({
    form: { code: 'abc' },
    responses: { '/api/auth/confirm': { body: { confirmed: true, isSignedIn: false } } },
  });
  expect(await confirmRegistration(context)).toMatchObject({
    to: '/registrieren/bestaetigen?bestaetigt=1',
  });
});

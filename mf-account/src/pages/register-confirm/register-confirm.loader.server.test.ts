import { openPage } from '#testing/open-page.ts';
import { confirmRegistration, loadRegisterConfirm } from './register-confirm.loader.server.ts';

test('shows the code of the mail without any api call', async () => {
  const { context, calls } = openPage({ query: `code=${'a'.repeat(300)}` });
  expect(await loadRegisterConfirm(context)).toMatchObject({
    data: { code: 'a'.repeat(200), confirmed: false },
  });
  expect(calls).toEqual([]);
  expect(await loadRegisterConfirm(openPage({ query: 'bestaetigt=1' }).context)).toMatchObject({
    data: { confirmed: true },
  });
});

test('confirms, passes the cookies of the new session on and shows the result', async () => {
  const { context, calls } = openPage({
    form: { code: 'abc' },
    answers: { '/api/auth/confirm': { setCookies: ['session=1'] } },
  });
  expect(await confirmRegistration(context)).toEqual({
    kind: 'done',
    to: '/registrieren/bestaetigen?bestaetigt=1',
    setCookies: ['session=1'],
  });
  expect(calls).toEqual([['POST /api/auth/confirm', { token: 'abc' }]]);
});

test('shows the form again if the code is not valid', async () => {
  const { context } = openPage({ answers: { '/api/auth/confirm': { status: 422 } } });
  expect(await confirmRegistration(context)).toMatchObject({ kind: 'refused' });
});

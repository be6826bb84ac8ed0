import { openPage } from '#testing/open-page.ts';
import { resetPassword, loadResetPasswordPage } from './reset-password.loader.server.ts';

test('shows the code of the mail without any api call', async () => {
  const { context, calls } = openPage({ query: 'code=abc' });
  expect(await loadResetPasswordPage(context)).toMatchObject({
    data: { code: 'abc', isDone: false },
    head: { noIndex: true },
  });
  expect(calls).toEqual([]);
});

test('shows the result after the form was sent', async () => {
  const { context } = openPage({ query: 'fertig=1' });
  expect(await loadResetPasswordPage(context)).toMatchObject({ data: { code: '', isDone: true } });
});

test('sends the code and shows the result', async () => {
  const { context, calls } = openPage({ form: { code: 'abc', password: 'neu' } });
  expect(await resetPassword(context)).toMatchObject({
    kind: 'done',
    to: '/passwort-vergessen/neu?fertig=1',
  });
  expect(calls).toEqual([['POST /api/auth/reset-password', { token: 'abc', password: 'neu' }]]);
});

test('shows the form again if the code is not valid', async () => {
  const { context } = openPage({
    form: { code: 'abc' },
    responses: { '/api/auth/reset-password': { status: 422, body: { code: 'form.invalid' } } },
  });
  expect(await resetPassword(context)).toMatchObject({ kind: 'refused' });
});

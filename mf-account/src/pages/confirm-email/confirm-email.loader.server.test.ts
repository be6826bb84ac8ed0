import { openPage } from '#testing/open-page.ts';
import { confirmEmail, loadConfirmEmailPage } from './confirm-email.loader.server.ts';

test('shows the code of the mail without any api call', async () => {
  const { context, calls } = openPage({ query: 'code=abc' });
  expect(await loadConfirmEmailPage(context)).toMatchObject({
    data: { code: 'abc', isDone: false },
    head: { noIndex: true },
  });
  expect(calls).toEqual([]);
});

test('shows the result after the form was sent', async () => {
  const { context } = openPage({ query: 'fertig=1' });
  expect(await loadConfirmEmailPage(context)).toMatchObject({ data: { code: '', isDone: true } });
});

test('sends the code and shows the result', async () => {
  const { context, calls } = openPage({ form: { code: 'abc' } });
  expect(await confirmEmail(context)).toMatchObject({
    kind: 'done',
    to: '/anmelden/e-mail-bestaetigen?fertig=1',
  });
  expect(calls).toEqual([['POST /api/account/email/confirm', { token: 'abc' }]]);
});

test('shows the form again if the code is not valid', async () => {
  const { context } = openPage({
    form: { code: 'abc' },
    responses: { '/api/account/email/confirm': { status: 422, body: { code: 'form.invalid' } } },
  });
  expect(await confirmEmail(context)).toMatchObject({ kind: 'refused' });
});

import { openPage } from '#testing/open-page.ts';
import { loadForgotPasswordPage, requestPasswordReset } from './forgot-password.loader.server.ts';

test.each([
  ['', false],
  ['gesendet=1', true],
])('the query „%s“ shows sent: %s', async (query, sent) => {
  const { context } = openPage({ query });
  expect(await loadForgotPasswordPage(context)).toMatchObject({ data: { isSent: sent } });
});

test('sends only the address', async () => {
  const { context, calls } = openPage({ form: { email: 'h@hof.example', role: 'admin' } });
  expect(await requestPasswordReset(context)).toMatchObject({
    to: '/passwort-vergessen?gesendet=1',
  });
  expect(calls).toEqual([['POST /api/auth/forgot-password', { email: 'h@hof.example' }]]);
});

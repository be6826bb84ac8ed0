import { openPage } from '#testing/open-page.ts';
import { confirmLogin, loadConfirmLoginPage } from './confirm-login.loader.server.ts';

const security = {
  '/api/account/security': { body: { email: 'h@hof.example', hasPassword: true } },
};

test.each([
  ['ziel=/mein-account/daten', '/mein-account/daten'],
  ['ziel=https://boese.example', '/mein-account'],
  ['ziel=//boese.example', '/mein-account'],
  ['', '/mein-account'],
])('the query „%s“ leads to %s', async (query, target) => {
  const { context } = openPage({ query, responses: security });
  const page = await loadConfirmLoginPage(context);
  expect(page.kind === 'page' && page.data).toEqual({
    target,
    email: 'h@hof.example',
    hasPassword: true,
  });
});

test('sends only the password and opens the requested page of this site', async () => {
  const { context, calls } = openPage({ form: { password: 'p', ziel: '/mein-account/daten' } });
  expect(await confirmLogin(context)).toMatchObject({ to: '/mein-account/daten' });
  expect(calls).toEqual([['POST /api/auth/confirm-login', { password: 'p' }]]);
  const otherSiteResult = openPage({ form: { password: 'p', ziel: 'https://boese.example' } });
  expect(await confirmLogin(otherSiteResult.context)).toMatchObject({ to: '/mein-account' });
});

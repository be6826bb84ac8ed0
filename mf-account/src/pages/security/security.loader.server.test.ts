import { openPage } from '#testing/open-page.ts';
import { changeSecurity, loadSecurityPage } from './security.loader.server.ts';

const [securityPath, signInPath] = ['/api/account/security', '/api/account/sign-in'];

test('loads devices and login methods, and says why staff were sent here', async () => {
  const signIn = { passkeys: [], secondFactor: true, recoveryCodesLeft: 8, fresh: true };
  const { context, calls } = openPage({
    query: 'geaendert=passwort&grund=redaktion',
    responses: { [signInPath]: { body: signIn } },
  });
  expect(await loadSecurityPage(context)).toMatchObject({
    data: { security: {}, signIn, successCode: 'passwort', isStaffRedirect: true },
  });
  expect(calls.map(([apiCall]) => apiCall).toSorted()).toEqual([
    `GET ${securityPath}`,
    `GET ${signInPath}`,
  ]);
});

test('shows the page without login methods if the api does not return them', async () => {
  const { context } = openPage({ responses: { [signInPath]: { status: 500 } } });
  expect(await loadSecurityPage(context)).toMatchObject({
    data: { signIn: { passkeys: [], secondFactor: false, fresh: false } },
  });
});

test('redirects to the login without a session', async () => {
  const { context } = openPage({ responses: { [securityPath]: { status: 401 } } });
  expect(await loadSecurityPage(context)).toMatchObject({ kind: 'redirect' });
});

test.each([
  ['device', '/api/account/sessions/end', { id: '1' }, 'geraet'],
  ['devices', '/api/account/sessions/end-others', {}, 'geraete'],
  ['passkey', '/api/account/passkeys/remove', { id: '1' }, 'passkey-entfernt'],
  ['app', '/api/account/second-factor/off', { code: '123456' }, 'app-aus'],
])('%s calls %s', async (intent, path, body, successCode) => {
  const { context, calls } = openPage({ form: { intent, id: '1', code: '123456' } });
  expect(await changeSecurity(context)).toMatchObject({
    to: `/mein-account/sicherheit?geaendert=${successCode}`,
  });
  expect(calls).toEqual([[`POST ${path}`, body]]);
});

import { errorCatalogue } from '@gruenland/shared-contracts/error-catalogue.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';

import { openPage } from '#testing/open-page.ts';
import { loadLoginPage, logIn } from './login.loader.server.ts';

/** Loads the login page with this query and returns the text of the provider error. */
async function loadFailureText(query: string) {
  const getFromApi = () => Promise.resolve({ status: 200, body: { provider: 'Hofkonto' } });
  const context = {
    query: new URLSearchParams(query),
    api: { get: getFromApi },
  } as unknown as LoadContext;
  const page = await loadLoginPage(context);
  return page.kind === 'page' ? page.data.providerFailure : page.kind;
}

test.each([
  ['', null],
  ['anbieter=fehlgeschlagen', 'Die Anmeldung beim Anbieter hat nicht geklappt.'],
  ['anbieter=gesperrt', errorCatalogue['login.blocked'].text],
  ['anbieter=Ihr+Konto+wurde+gehackt', null],
])('the query „%s“ shows %s', async (query, expected) => {
  expect(await loadFailureText(query)).toBe(expected);
});

test.each([
  ['is unavailable', new Error('unavailable')],
  ['fails', { status: 500, body: { provider: 'Hofkonto' } }],
])('offers only the password login while the api %s', async (_case, response) => {
  const { context } = openPage({ responses: { '/api/auth/methods': response } });
  expect(await loadLoginPage(context)).toMatchObject({ data: { provider: null } });
});

test('says that the session has expired', async () => {
  const { context } = openPage({ query: 'grund=abgelaufen' });
  expect(await loadLoginPage(context)).toMatchObject({ data: { hasSessionExpired: true } });
});

const credentials = { email: 'h@hof.example', password: 'geheim' };

test.each([
  ['ziel=/merkliste', '/merkliste'],
  ['ziel=https://boese.example', '/mein-account'],
])('logs in with the query „%s“ and opens %s', async (query, target) => {
  const { context, calls } = openPage({
    query,
    form: { ...credentials, code: '' },
    responses: { '/api/auth/login': { setCookies: ['session=1'] } },
  });
  expect(await logIn(context)).toEqual({ kind: 'done', to: target, setCookies: ['session=1'] });
  expect(calls).toEqual([['POST /api/auth/login', credentials]]);
});

test.each([
  ['login.code-required', '1'],
  ['code.wrong', '1'],
  ['login.failed', undefined],
])('after the answer %s, the code field is %s', async (code, codeAsked) => {
  const { context, calls } = openPage({
    form: { ...credentials, code: '123456' },
    responses: { '/api/auth/login': { status: 401, body: { code } } },
  });
  const result = await logIn(context);
  expect(calls[0]?.[1]).toEqual({ ...credentials, code: '123456' });
  expect(result.kind === 'refused' && result.form.values['codeAsked']).toBe(codeAsked);
  expect(JSON.stringify(result)).not.toContain('geheim');
});

import { openPage } from '#testing/open-page.ts';
import { loadLoginCodePage, submitLoginCode } from './login-code.loader.server.ts';

test('leads back to a page of this site only', async () => {
  const load = async (query: string) => loadLoginCodePage(openPage({ query }).context);
  expect(await load('ziel=/merkliste')).toMatchObject({ data: { target: '/merkliste' } });
  expect(await load('ziel=//boese.example')).toMatchObject({ data: { target: '/mein-account' } });
});

test.each([
  [{ to: '/merkliste' }, '/merkliste'],
  [{ to: 'https://boese.example' }, '/mein-account'],
])('sends the code; the api answer %j opens %s', async (body, target) => {
  const { context, calls } = openPage({
    form: { code: '123456' },
    responses: { '/api/auth/provider/code': { body } },
  });
  expect(await submitLoginCode(context)).toMatchObject({ kind: 'done', to: target });
  expect(calls).toEqual([['POST /api/auth/provider/code', { code: '123456' }]]);
});

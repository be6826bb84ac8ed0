import { openPage } from '#testing/open-page.ts';
import { changeAccountData, loadAccountData } from './account-data.loader.server.ts';

test('loads the stored data and the result of the last action', async () => {
  const { context, calls } = openPage({ query: 'getan=kopie' });
  expect(await loadAccountData(context)).toMatchObject({
    data: { accountData: {}, successCode: 'kopie' },
  });
  expect(calls).toEqual([['GET /api/account/data']]);
});

test.each([
  ['export', 'export', 'kopie'],
  ['deletion', 'deletion', 'loeschung'],
  ['keep', 'keep', 'behalten'],
])('%s calls %s and redirects with %s', async (intent, apiName, successCode) => {
  const { context, calls } = openPage({ form: { intent } });
  expect(await changeAccountData(context)).toMatchObject({
    kind: 'done',
    to: `/mein-account/daten?getan=${successCode}`,
  });
  expect(calls).toEqual([[`POST /api/account/data/${apiName}`, {}]]);
});

test('refuses an unknown action without calling the api', async () => {
  const { context, calls } = openPage({ form: { intent: 'toString' } });
  expect(await changeAccountData(context)).toMatchObject({ kind: 'refused' });
  expect(calls).toEqual([]);
});

import { openPage } from '#testing/open-page.ts';
import { changeSavedSearchByCode, loadSavedSearch } from './saved-search.loader.server.ts';

test('loads the search by the escaped code of the mail', async () => {
  const { context, calls } = openPage({ query: 'code=a%26b&gespeichert=paused' });
  expect(await loadSavedSearch(context)).toMatchObject({
    data: { search: {}, successCode: 'paused' },
  });
  expect(calls).toEqual([['GET /api/saved-searches/by-code?code=a%26b']]);
});

test.each([
  [{ intent: 'frequency', frequency: 'daily' }, { frequency: 'daily' }, 'rhythmus'],
  [{ intent: 'state', state: 'paused' }, { state: 'paused' }, 'paused'],
])('sends %j and leads back to this site', async (fields, body, successCode) => {
  const form = { ...fields, code: 'c', zurueck: '/suchauftrag?code=c' };
  const { context, calls } = openPage({ form });
  expect(await changeSavedSearchByCode(context)).toMatchObject({
    to: `/suchauftrag?code=c&gespeichert=${successCode}`,
  });
  expect(calls).toEqual([['POST /api/saved-searches/update', { code: 'c', ...body }]]);
});

test('does not lead to another site', async () => {
  const form = { intent: 'state', state: 'paused', zurueck: '//boese.example' };
  expect(await changeSavedSearchByCode(openPage({ form }).context)).toMatchObject({
    to: '/mein-account/suchauftraege?gespeichert=paused',
  });
});

import { openPage } from '#testing/open-page.ts';
import { loadSavedSearches } from './saved-searches.loader.server.ts';

test('loads the saved searches of the account', async () => {
  const { context, calls } = openPage({
    query: 'gespeichert=neu',
    responses: { '/api/account/saved-searches': { body: { searches: [{ kind: 'ads' }] } } },
  });
  expect(await loadSavedSearches(context)).toMatchObject({
    data: { searches: [{ kind: 'ads' }], successCode: 'neu' },
  });
  expect(calls).toEqual([['GET /api/account/saved-searches']]);
});

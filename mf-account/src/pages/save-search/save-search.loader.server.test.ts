import { openPage } from '#testing/open-page.ts';
import { loadSaveSearchPage, saveSearch } from './save-search.loader.server.ts';

test('previews the search of the address', async () => {
  const { context, calls } = openPage({
    query: `liste=kleinanzeigen&suche=${encodeURIComponent('q=traktor&plz=27356')}`,
    responses: {
      '/api/saved-searches/preview?kind=ads&query=q%3Dtraktor%26plz%3D27356': {
        body: { title: 'traktor' },
      },
    },
  });
  expect(await loadSaveSearchPage(context)).toMatchObject({
    data: { search: { title: 'traktor', kind: 'ads', query: 'q=traktor&plz=27356' } },
  });
  expect(calls).toHaveLength(1);
});

test('shows the message after a mail was sent, without any api call', async () => {
  const { context, calls } = openPage({ query: 'gesendet=1' });
  expect(await loadSaveSearchPage(context)).toMatchObject({ data: { search: null } });
  expect(calls).toEqual([]);
});

test('returns 404 for an unknown list', async () => {
  const { context, calls } = openPage({ query: 'liste=weg&suche=q' });
  expect(await loadSaveSearchPage(context)).toMatchObject({ kind: 'not-found' });
  expect(calls).toEqual([]);
});

test.each([
  [{ confirm: true }, '/suchauftrag/neu?gesendet=1'],
  [{ confirm: false }, '/mein-account/suchauftraege?gespeichert=neu'],
])('after the api answer %j opens %s', async (body, target) => {
  const form = { kind: 'ads', query: 'q=a', frequency: 'daily', email: '' };
  const { context, calls } = openPage({ form, responses: { '/api/saved-searches': { body } } });
  expect(await saveSearch(context)).toMatchObject({ to: target });
  expect(calls).toEqual([['POST /api/saved-searches', form]]);
});

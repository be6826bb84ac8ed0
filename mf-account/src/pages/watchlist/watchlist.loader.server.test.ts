import { openPage } from '#testing/open-page.ts';
import { changeWatchlist, loadWatchlist } from './watchlist.loader.server.ts';

test('loads the watchlist and the result of the last action', async () => {
  const { context, calls } = openPage({ query: 'getan=notiz' });
  expect(await loadWatchlist(context)).toMatchObject({ data: { list: {}, successCode: 'notiz' } });
  expect(calls).toEqual([['GET /api/watchlist']]);
});

test.each([
  ['getan=entfernt&kind=article&id=heu', { kind: 'article', id: 'heu' }],
  ['getan=entfernt&kind=heu&id=heu', null],
  ['getan=entfernt', null],
  ['getan=gemerkt&kind=article&id=heu', null],
])('%s offers to save again: %j', async (query, removed) => {
  expect(await loadWatchlist(openPage({ query }).context)).toMatchObject({ data: { removed } });
});

test.each([
  ['save', '/api/watchlist', { kind: 'ad', id: '1' }, 'gemerkt'],
  ['remove', '/api/watchlist/remove', { kind: 'ad', id: '1' }, 'entfernt&kind=ad&id=1'],
  ['note', '/api/watchlist/note', { kind: 'ad', id: '1', note: 'Anrufen' }, 'notiz'],
])('%s calls %s', async (intent, path, body, successCode) => {
  const { context, calls } = openPage({ form: { intent, kind: 'ad', id: '1', note: 'Anrufen' } });
  expect(await changeWatchlist(context)).toMatchObject({ to: `/merkliste?getan=${successCode}` });
  expect(calls).toEqual([[`POST ${path}`, body]]);
});

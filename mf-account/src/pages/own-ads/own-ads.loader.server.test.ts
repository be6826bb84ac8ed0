import { openPage } from '#testing/open-page.ts';
import { handleOwnAdsAction, loadOwnAds } from './own-ads.loader.server.ts';

test('loads the own ads, or redirects to the login', async () => {
  const path = '/api/kleinanzeigen/own';
  const ownAds = { ads: [] };
  const { context } = openPage({ responses: { [path]: { body: ownAds } } });
  expect(await loadOwnAds(context)).toMatchObject({ data: { ownAds } });
  const anonymousPage = openPage({ responses: { [path]: { status: 401 } } });
  expect(await loadOwnAds(anonymousPage.context)).toMatchObject({ kind: 'redirect' });
});

test('stays on the shown page after an action', async () => {
  const path = '/api/kleinanzeigen/own?seite=2';
  const page = openPage({ query: 'seite=2', responses: { [path]: { body: { ads: [] } } } });
  expect(await loadOwnAds(page.context)).toMatchObject({ data: { page: 2 } });
  const { context } = openPage({ query: 'seite=2', form: { nummer: '12', intent: 'pause' } });
  expect(await handleOwnAdsAction(context)).toMatchObject({ to: '/mein-account/anzeigen?seite=2' });
});

test.each([
  ['12', '12'],
  ['../../auth/logout', '0'],
  ['', '0'],
])('the ad number „%s“ calls the action of the ad %s', async (sentNumber, adNumber) => {
  const { context, calls } = openPage({ form: { nummer: sentNumber, intent: 'pause' } });
  expect(await handleOwnAdsAction(context)).toMatchObject({ to: '/mein-account/anzeigen' });
  expect(calls).toEqual([[`POST /api/kleinanzeigen/own/${adNumber}/action`, { action: 'pause' }]]);
});

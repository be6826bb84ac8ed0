import { createFakeContext } from '@gruenland/shared-contracts/testing/fake-context.ts';
import type { FakeResponse } from '@gruenland/shared-contracts/testing/fake-context.ts';
import { SAMPLE_AD_URL } from '#samples/ad-samples.ts';
import { sampleOwnAd } from '#samples/own-ad-samples.ts';
import { handleOwnAdAction, loadSuccessPage } from './success.loader.server.ts';

const params = { slug: 'fendt-211' };
const load = (response: FakeResponse, query = '', submission: FakeResponse = {}) =>
  loadSuccessPage(
    createFakeContext(
      {
        'GET /api/kleinanzeigen/own/211': response,
        'GET /api/kleinanzeigen/ads/211/submission': submission,
      },
      { params, query: new URLSearchParams(query) },
    ),
  );

test('shows the ad to its owner, with the address of its present slug', async () => {
  expect(await load({ body: sampleOwnAd })).toMatchObject({
    kind: 'page',
    data: { ownAd: sampleOwnAd, url: SAMPLE_AD_URL },
    head: { name: 'Ihre Anzeige', noIndex: true },
  });
});

test('shows others only the title of the URL, shortened', async () => {
  expect(await load({ status: 404 }, `title=${'a'.repeat(150)}`)).toMatchObject({
    kind: 'page',
    data: { ownAd: null, title: 'a'.repeat(100) },
    head: { name: 'Anzeige eingereicht' },
  });
});

test('sends visitors of the link in a mail to the login unless they own the ad', async () => {
  expect(await load({ status: 404 }, 'verwalten')).toEqual({
    kind: 'redirect',
    to: `/anmelden?ziel=${encodeURIComponent('/kleinanzeigen/fendt-211/success')}`,
    status: 302,
  });
  expect(await load({ body: sampleOwnAd }, 'verwalten')).toMatchObject({ kind: 'page' });
});

test.each(['', 'verwalten'])('is not found without such an ad: „%s“', async (query) => {
  expect(await load({ status: 404 }, query, { status: 404 })).toEqual({ kind: 'not-found' });
});

test('does not ask the api about a slug without number', async () => {
  const context = createFakeContext({}, { params: { slug: 'fendt' } });
  expect(await loadSuccessPage(context)).toEqual({ kind: 'not-found' });
  expect(context.sentRequests).toEqual([]);
});

test.each([
  [{ intent: 'appeal', text: 'Doch.' }, 'appeal', { text: 'Doch.' }],
  [{ intent: 'address', email: 'a@hof.example' }, 'address', { email: 'a@hof.example' }],
  [{ intent: 'appeal' }, 'appeal', { text: '' }],
  [{ intent: 'address' }, 'address', { email: '' }],
  [{ intent: 'sell' }, 'action', { action: 'sell' }],
  [{}, 'action', { action: '' }],
])('sends %j', async (form, action, body) => {
  const context = createFakeContext(
    { [`POST /api/kleinanzeigen/own/211/${action}`]: {} },
    { params, form },
  );
  expect(await handleOwnAdAction(context)).toMatchObject({
    kind: 'done',
    to: '/kleinanzeigen/fendt-211/success',
  });
  expect(context.sentRequests[0]?.body).toEqual(body);
});

import { createFakeContext } from '@gruenland/shared-contracts/testing/fake-context.ts';
import type { FakeResponse } from '@gruenland/shared-contracts/testing/fake-context.ts';
import { SAMPLE_AD_URL, sampleAdDetail } from '#samples/ad-samples.ts';
import { loadAdPage } from './ad.loader.server.ts';

const { slug } = sampleAdDetail;
const load = (response: FakeResponse | Error, requestedSlug = slug, appMode = false) =>
  loadAdPage(
    createFakeContext(
      { 'GET /api/kleinanzeigen/ads/211': response },
      { params: { slug: requestedSlug }, appMode },
    ),
  );

test('shows an ad with its address, tag and structured data', async () => {
  expect(await load({ body: sampleAdDetail })).toMatchObject({
    kind: 'page',
    data: { ad: { slug }, url: SAMPLE_AD_URL },
    tags: ['kleinanzeige-211'],
    head: {
      name: 'Fendt 211 Vario, Bj. 2016 in Kempten',
      description: 'Gepflegter Schlepper aus einem Grünlandbetrieb. Besichtigung gern nach Anruf.',
      noIndex: false,
      jsonLd: [{ '@type': 'BreadcrumbList' }, { '@type': 'Product' }],
    },
  });
});

test.each(['sold', 'expired'])('hides an ad in state %s from search engines', async (state) => {
  expect(await load({ body: { ...sampleAdDetail, state } })).toMatchObject({
    head: { noIndex: true },
  });
});

test('has no structured data of a product for a request', async () => {
  expect(await load({ body: { ...sampleAdDetail, kind: 'suche' } })).toMatchObject({
    head: { jsonLd: [{ '@type': 'BreadcrumbList' }] },
  });
});

test.each([
  [false, `/kleinanzeigen/${slug}`],
  [true, `/kleinanzeigen/${slug}?is_app=true`],
])('redirects an old slug to the present one; app: %s', async (appMode, to) => {
  expect(await load({ body: sampleAdDetail }, 'alter-titel-211', appMode)).toEqual({
    kind: 'redirect',
    to,
    status: 301,
  });
});

test('says that an ad is paused, with status 404', async () => {
  expect(await load({ status: 404, body: { code: 'ad.paused' } })).toMatchObject({
    kind: 'page',
    status: 404,
    data: { ad: null },
    head: { noIndex: true },
  });
});

test.each([
  [{ status: 404, body: null }, 'not-found'],
  [{ status: 410, body: { title: 'Gelöscht.' } }, 'gone'],
])('answers %j of the api with „%s“', async (response, kind) => {
  expect(await load(response)).toEqual({ kind });
});

test('answers 404 for a slug without number', async () => {
  expect(await load({ body: sampleAdDetail }, 'fendt')).toEqual({ kind: 'not-found' });
});

test('throws when the api does not answer, so that the page answers 503', async () => {
  await expect(load(new Error('no answer in time'))).rejects.toThrow('no answer in time');
});

import { createFakeContext } from '@gruenland/shared-contracts/testing/fake-context.ts';
import { sampleAdList } from '#samples/ad-samples.ts';
import { loadLatestAds } from './latest-ads.loader.server.ts';

const EXPECTED_REQUEST = 'GET /api/kleinanzeigen/ads?anzahl=2';

test('shows as many ads as the page with the slot requests', async () => {
  const context = createFakeContext({ [EXPECTED_REQUEST]: { body: sampleAdList } });
  expect(await loadLatestAds({ count: 2 }, context)).toEqual(sampleAdList.ads);
});

test('stays empty if the api does not know the list', async () => {
  const context = createFakeContext({ [EXPECTED_REQUEST]: { status: 404 } });
  expect(await loadLatestAds({ count: 2 }, context)).toEqual([]);
});

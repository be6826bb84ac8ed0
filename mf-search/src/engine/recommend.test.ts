import { expect, test } from '@jest/globals';
import type { HitModel } from '#model/search-model.ts';
import { recommendDocuments } from './recommend.ts';
import type { SearchClient } from './search-client.ts';

const bestHit: HitModel = {
  id: '7',
  kind: 'ads',
  href: '/kleinanzeigen/schlepper',
  kicker: '',
  title: [{ text: 'Schlepper', marked: false }],
  extract: [],
  thumbnail: null,
  facts: [],
};

/**
 * Creates a client that responds with the result of `createResult`. The client records its
 * requests.
 */
function createClient(createResult: () => unknown) {
  const sentRequests: unknown[] = [];
  const client = {
    async getRecommendations({ requests }: { requests: unknown[] }) {
      sentRequests.push(...requests);
      return { results: [createResult()] };
    },
  } as unknown as SearchClient;
  return { client, sentRequests };
}

const createAnswer = () => ({ hits: [{ objectID: '8', kind: 'ads', path: '/x', title: 'X' }] });

test('recommends documents similar to the best of few hits', async () => {
  const { client, sentRequests } = createClient(createAnswer);
  const recommendations = await recommendDocuments(client, 2, bestHit);
  expect(recommendations).toMatchObject({ similarTo: bestHit, hits: [{ id: '8', href: '/x' }] });
  expect(sentRequests).toMatchObject([
    { model: 'looking-similar', indexName: 'gruenland_ads', objectID: '7' },
  ]);
});

test('recommends popular documents without hits', async () => {
  const { client, sentRequests } = createClient(createAnswer);
  expect(await recommendDocuments(client, 0, undefined)).toMatchObject({ similarTo: null });
  expect(sentRequests).toMatchObject([{ model: 'trending-items' }]);
});

test('returns null with enough hits, without recommendations and when the service refuses', async () => {
  const { client, sentRequests } = createClient(() => ({ hits: [] }));
  expect(await recommendDocuments(client, 4, bestHit)).toBeNull();
  expect(sentRequests).toEqual([]);
  expect(await recommendDocuments(client, 1, bestHit)).toBeNull();
  const refusingClient = createClient(() => {
    throw new Error('403');
  });
  expect(await recommendDocuments(refusingClient.client, 0, undefined)).toBeNull();
});

import { expect, test } from '@jest/globals';
import type { HitModel } from '#model/search-model.ts';
import { recommendBesides } from './recommend.ts';
import type { SearchClient } from './search-client.ts';

const best: HitModel = {
  id: '7',
  kind: 'kleinanzeigen',
  href: '/kleinanzeigen/schlepper',
  kicker: '',
  title: [{ text: 'Schlepper', marked: false }],
  extract: [],
  facts: [],
};

/** A client that answers recommendations with one document, and what it was asked. */
function clientWith(answer: () => unknown) {
  const asked: unknown[] = [];
  const client = {
    async getRecommendations({ requests }: { requests: unknown[] }) {
      asked.push(...requests);
      return { results: [answer()] };
    },
  } as unknown as SearchClient;
  return { client, asked };
}

const one = () => ({ hits: [{ objectID: '8', kind: 'kleinanzeigen', path: '/x', title: 'X' }] });

test('few hits: others like the best one', async () => {
  const { client, asked } = clientWith(one);
  const recommended = await recommendBesides(client, 2, best);
  expect(recommended).toMatchObject({ like: best, hits: [{ id: '8', href: '/x' }] });
  expect(asked).toMatchObject([
    { model: 'looking-similar', indexName: 'gruenland_kleinanzeigen', objectID: '7' },
  ]);
});

test('no hit: what is chosen most', async () => {
  const { client, asked } = clientWith(one);
  expect(await recommendBesides(client, 0, undefined)).toMatchObject({ like: null });
  expect(asked).toMatchObject([{ model: 'trending-items' }]);
});

test('enough hits, nothing to offer, a service that refuses: nothing', async () => {
  const { client, asked } = clientWith(() => ({ hits: [] }));
  expect(await recommendBesides(client, 4, best)).toBeNull();
  expect(asked).toEqual([]);
  expect(await recommendBesides(client, 1, best)).toBeNull();
  const refusing = clientWith(() => {
    throw new Error('403');
  });
  expect(await recommendBesides(refusing.client, 0, undefined)).toBeNull();
});

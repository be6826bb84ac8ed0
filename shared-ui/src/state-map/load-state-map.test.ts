import { createFakeContext } from '@gruenland/shared-contracts/testing/fake-context.ts';
import { loadStateMap } from './load-state-map.server.ts';
import { NEARBY_PLACE_COUNTS } from './sample-place-counts.ts';

const PATH = '/api/jobs/places?ort=87435';
const OPTIONS = {
  nouns: ['Stelle', 'Stellen'],
  radiiKm: [10],
  buildPlaceHref: (place: string) => `/jobs?ort=${place}`,
  closeHref: '/jobs',
  wholeHref: '/jobs?ansicht=karte',
} as const;

test('loads the places of a list', async () => {
  const context = createFakeContext({ [`GET ${PATH}`]: { body: NEARBY_PLACE_COUNTS } });
  expect(await loadStateMap(context, PATH, OPTIONS)).toMatchObject({
    summary: '14 Stellen an 2 Orten',
    dots: [{ count: 12, href: '#ort-87435-Kempten' }, {}],
    places: [{ id: 'ort-87435-Kempten', href: '/jobs?ort=87435 Kempten' }, {}],
  });
});

test.each([
  ['does not answer', new Error('no answer in time')],
  ['answers something else', { body: { places: 'viele' } }],
])('returns null when the api %s', async (_case, answer) => {
  const context = createFakeContext({ [`GET ${PATH}`]: answer });
  expect(await loadStateMap(context, PATH, OPTIONS)).toBeNull();
  expect(context.warnings).toEqual(['places could not be counted']);
});

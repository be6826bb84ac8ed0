import { SEARCH_KINDS } from '@gruenland/shared-contracts/search/search-kinds.ts';
import { FACETS } from '#model/kind-facets.ts';
import { readState } from '#model/search-state.ts';
import { helperState } from './helper-state.ts';

const stateFor = (address: string) => {
  const state = readState(new URLSearchParams(address));
  return helperState(state, state.kind ?? 'artikel');
};

test.each(SEARCH_KINDS)('%s: nothing is narrowed down before anybody chooses', (kind) => {
  const state = stateFor(`art=${kind}`);
  expect(Object.values(state.disjunctiveFacetsRefinements).flat()).toEqual([]);
  expect(Object.values(state.hierarchicalFacetsRefinements).flat()).toEqual([]);
  expect(state.numericRefinements).toEqual({});
});

test('every shape of a facet narrows down as it is meant', () => {
  const state = stateFor(
    'art=kleinanzeigen&thema=Landtechnik&angebot=Ich+biete&preis_von=1000,5&preis_bis=x&marke=Claas&marke=Fendt&anbieter=Privat&sterne=3&bild=1',
  );
  expect(state.hierarchicalFacetsRefinements).toEqual({
    category: ['Landtechnik'],
    seller: ['Privat'],
  });
  expect(state.disjunctiveFacetsRefinements).toMatchObject({
    offer: ['Ich biete'],
    brand: ['Claas', 'Fendt'],
    hasPicture: ['true'],
  });
  expect(state.numericRefinements).toEqual({ rating: { '>=': [3] }, price: { '>=': [1000.5] } });
});

test('operator: one of the chosen values must fit, or all of them', () => {
  const state = readState(new URLSearchParams('art=artikel&autor=A&autor=B&form=bericht'));
  const some = helperState(state, 'artikel');
  expect([some.facets, some.facetsRefinements]).toEqual([[], {}]);
  expect(some.disjunctiveFacetsRefinements).toMatchObject({ authors: ['A', 'B'] });

  const facets = FACETS.artikel.map((facet) =>
    facet.param === 'autor' ? { ...facet, operator: 'and' as const } : facet,
  );
  const all = helperState(state, 'artikel', facets);
  expect([all.facets, all.facetsRefinements]).toEqual([['authors'], { authors: ['A', 'B'] }]);
  expect(all.disjunctiveFacets).not.toContain('authors');
  expect(all.disjunctiveFacetsRefinements).toMatchObject({ form: ['bericht'] });
});

import { SEARCH_KINDS } from '@gruenland/shared-contracts/search/search-kinds.ts';
import { FACETS_BY_KIND } from '#model/kind-facets.ts';
import { parseSearchState } from '#model/search-state.ts';
import { createHelperState } from './helper-state.ts';

const createState = (queryString: string) => {
  const state = parseSearchState(new URLSearchParams(queryString));
  return createHelperState(state, state.kind ?? 'articles');
};

test.each(SEARCH_KINDS)('%s: has no refinements by default', (kind) => {
  const state = createState(`art=${kind}`);
  expect(Object.values(state.disjunctiveFacetsRefinements).flat()).toEqual([]);
  expect(Object.values(state.hierarchicalFacetsRefinements).flat()).toEqual([]);
  expect(state.numericRefinements).toEqual({});
});

test('maps every shape of facet to its refinement', () => {
  const state = createState(
    'art=kleinanzeigen&thema=Landtechnik&angebot=Ich+biete&preis_von=1000,5&preis_bis=x&marke=Claas&marke=Fendt&anbieter=Privat&bild=1',
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
  expect(state.numericRefinements).toEqual({ price: { '>=': [1000.5] } });
});

test('matches one or all selected values, depending on the operator', () => {
  const state = parseSearchState(new URLSearchParams('art=artikel&autor=A&autor=B&form=bericht'));
  const stateMatchingAny = createHelperState(state, 'articles');
  expect([stateMatchingAny.facets, stateMatchingAny.facetsRefinements]).toEqual([[], {}]);
  expect(stateMatchingAny.disjunctiveFacetsRefinements).toMatchObject({ authors: ['A', 'B'] });

  const facets = FACETS_BY_KIND.articles.map((facet) =>
    facet.param === 'autor' ? { ...facet, operator: 'and' as const } : facet,
  );
  const stateMatchingAll = createHelperState(state, 'articles', facets);
  expect([stateMatchingAll.facets, stateMatchingAll.facetsRefinements]).toEqual([
    ['authors'],
    { authors: ['A', 'B'] },
  ]);
  expect(stateMatchingAll.disjunctiveFacets).not.toContain('authors');
  expect(stateMatchingAll.disjunctiveFacetsRefinements).toMatchObject({ form: ['bericht'] });
});

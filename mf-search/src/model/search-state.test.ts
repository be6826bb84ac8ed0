import fc from 'fast-check';
import { FACETS_BY_KIND } from './kind-facets.ts';
import {
  selectPage,
  buildSearchHref,
  parseSearchState,
  appendNextPage,
  replaceValues,
} from './search-state.ts';

const readState = (path: string) => parseSearchState(new URLSearchParams(path.split('?')[1] ?? ''));

test('round-trips a search through its URL', () => {
  const state = readState(
    '/suche?q=Drescher&art=kleinanzeigen&thema=Technik+%3E+Erntetechnik&preis_von=100&preis_bis=9000&marke=Claas&marke=Fendt&bild=1&sort=preis_auf&seite=3',
  );
  expect(state).toEqual({
    query: 'Drescher',
    kind: 'ads',
    values: {
      thema: ['Technik > Erntetechnik'],
      preis_von: ['100'],
      preis_bis: ['9000'],
      marke: ['Claas', 'Fendt'],
      bild: ['1'],
    },
    sort: 'preis_auf',
    page: 3,
    from: 3,
  });
  expect(readState(buildSearchHref(state))).toEqual(state);
  expect(buildSearchHref(replaceValues(state, 'marke', []))).not.toMatch(/marke|seite/);
});

test('keeps added pages in the URL, ten at most', () => {
  const extendedState = appendNextPage(appendNextPage(readState('/suche?art=artikel&seite=2')));
  expect(buildSearchHref(extendedState)).toBe('/suche?art=artikel&seite=4&ab=2');
  expect(readState(buildSearchHref(extendedState))).toEqual(extendedState);
  expect(buildSearchHref(selectPage(extendedState, 3))).toBe('/suche?art=artikel&seite=3');
  expect(readState('/suche?art=artikel&seite=30&ab=1').from).toBe(21);
  expect(readState('/suche?art=artikel&seite=3&ab=3').from).toBe(3);
  expect(readState('/suche?art=artikel&seite=3').from).toBe(3);
  expect(readState('/suche?art=artikel&seite=3&ab=-1').from).toBe(1);
});

test('ignores invalid parameters', () => {
  const values = Array.from({ length: 200 }, (_, index) => `marke=${index}`).join('&');
  expect(readState(`/suche?art=kleinanzeigen&${values}`).values['marke']).toHaveLength(99);
  expect(readState('/suche?art=geheim&sort=preis_auf&seite=-4&marke=x')).toEqual({
    query: '',
    kind: null,
    values: {},
    sort: null,
    page: 1,
    from: 1,
  });
  expect(readState('/suche?art=jobs&sort=preis_auf').sort).toBeNull();
  expect(readState('/suche?seite=1e9').page).toBe(50);
});

test('accepts any URL and is stable after one round trip', () => {
  fc.assert(
    fc.property(fc.string(), fc.webQueryParameters(), (query, params) => {
      const state = readState(`/suche?art=artikel&q=${encodeURIComponent(query)}&${params}`);
      expect(readState(buildSearchHref(state))).toEqual(state);
    }),
  );
});

test('uses every parameter for one facet of a kind only', () => {
  for (const facets of Object.values(FACETS_BY_KIND)) {
    const params = facets.map(({ param }) => param);
    expect(new Set(params).size).toBe(params.length);
  }
});

import type { FacetValue, SearchModel } from '#model/search-model.ts';
import { parseSearchState } from '#model/search-state.ts';
import type { SearchData } from '#pages/search/search.loader.server.ts';

const access = { applicationId: 'beispiel', key: 'beispiel' };

const createFacetValues = (names: readonly string[]): FacetValue[] =>
  names.map((name, index) => {
    return { value: name, label: name, count: 40 - index, isRefined: index === 0, depth: 0 };
  });

/** Twelve facet values, so that the list has to be expanded to show all of them. */
export const MANY_FACET_VALUES = createFacetValues([
  'Fendt',
  'Claas',
  'John Deere',
  'Deutz-Fahr',
  'Massey Ferguson',
  'New Holland',
  'Case IH',
  'Steyr',
  'Krone',
  'Pöttinger',
  'Lemken',
  'Amazone',
]);

const SEARCH_MODEL: SearchModel = {
  total: 2,
  tookMs: 4,
  groups: [],
  hits: [
    {
      id: '1',
      kind: 'ads',
      href: '/kleinanzeigen/mähdrescher-lexion',
      kicker: 'Ich biete',
      title: [
        { text: 'Mäh', marked: false },
        { text: 'drescher', marked: true },
        { text: ' Claas Lexion 750', marked: false },
      ],
      extract: [{ text: 'Mit Schneidwerk, wenige Trommelstunden.', marked: false }],
      thumbnail: null,
      facts: ['89.000 €', 'Hasselrode'],
    },
  ],
  pages: 12,
  facets: [
    {
      shape: 'tree',
      param: 'thema',
      label: 'Kategorie',
      values: [
        { value: 'Technik', label: 'Technik', count: 2, isRefined: true, depth: 0 },
        {
          value: 'Technik > Erntetechnik',
          label: 'Erntetechnik',
          count: 2,
          isRefined: false,
          depth: 1,
        },
      ],
    },
    {
      shape: 'range',
      param: 'preis',
      label: 'Preis in Euro',
      values: [],
      bounds: { min: 35, max: 90_000 },
    },
    { shape: 'list', param: 'marke', label: 'Marke', values: MANY_FACET_VALUES },
  ],
  counts: { articles: 3, ads: 2, events: 0, jobs: 0 },
  banners: [],
  recommendation: null,
};

export const SEARCH_WITH_HITS: SearchData = {
  access,
  model: SEARCH_MODEL,
  state: parseSearchState(new URLSearchParams('q=Drescher&art=kleinanzeigen&marke=Fendt&seite=5')),
};

export const SEARCH_WITHOUT_HITS: SearchData = {
  access,
  state: parseSearchState(new URLSearchParams('q=Quastenflosser Futter')),
  model: {
    ...SEARCH_MODEL,
    total: 0,
    hits: [],
    pages: 0,
    facets: [],
    counts: { articles: 0, ads: 0, events: 0, jobs: 0 },
    recommendation: { similarTo: null, hits: SEARCH_MODEL.hits },
  },
};

export const UNAVAILABLE_SEARCH: SearchData = { ...SEARCH_WITHOUT_HITS, model: null };

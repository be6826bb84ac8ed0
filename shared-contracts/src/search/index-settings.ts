import { sortedIndex, SORTS_OF, type SearchKind, type SearchSort } from './search-kinds.ts';

const LANGUAGES: 'de'[] = ['de'];

/** German as both services understand it: inflection, stop words, compounds. */
const GERMAN = {
  queryLanguages: LANGUAGES,
  indexLanguages: LANGUAGES,
  ignorePlurals: LANGUAGES,
  removeStopWords: LANGUAGES,
  decompoundQuery: true,
  allowTyposOnNumericTokens: false,
  removeWordsIfNoResults: 'allOptional' as const,
};

const FACETS: Readonly<Record<SearchKind, readonly string[]>> = {
  artikel: ['form', 'searchable(authors)', 'category.lvl0', 'category.lvl1', 'category.lvl2'],
  kleinanzeigen: [
    'offer',
    'seller',
    'searchable(brand)',
    'searchable(region)',
    'hasPicture',
    'price',
    'rating',
    'category.lvl0',
    'category.lvl1',
    'category.lvl2',
  ],
  veranstaltungen: ['format', 'searchable(region)', 'free', 'category.lvl0', 'category.lvl1'],
  jobs: ['employment', 'searchable(region)', 'category.lvl0', 'category.lvl1'],
};

/** The newest first, where words alone do not decide; for events the next one. */
const CUSTOM: Readonly<Record<SearchKind, string>> = {
  artikel: 'desc(date)',
  kleinanzeigen: 'desc(date)',
  veranstaltungen: 'asc(date)',
  jobs: 'desc(date)',
};

const ORDERS: Readonly<Record<SearchSort, string>> = {
  neueste: 'desc(date)',
  preis_auf: 'asc(price)',
  preis_ab: 'desc(price)',
  naechste: 'asc(date)',
};

/** Words first: where not every word is found, the most of them count. */
const RANKING = ['words', 'typo', 'geo', 'filters', 'proximity', 'attribute', 'exact', 'custom'];

/** Settings of one kind's index, as `PUT /1/indexes/{index}/settings` takes them. */
export function indexSettings(kind: SearchKind) {
  return {
    ...GERMAN,
    searchableAttributes: [
      'title',
      'numbers,brand',
      'kicker,category.lvl2,category.lvl1,category.lvl0',
      'lead,place,region,company,authors',
      'text',
    ],
    attributesForFaceting: [...FACETS[kind]],
    attributesToRetrieve: ['*', '-text'],
    customRanking: [CUSTOM[kind]],
    ranking: RANKING,
    replicas: SORTS_OF[kind].map((sort) => sortedIndex(kind, sort)),
  };
}

/** Settings of a replica: the order comes first. */
export function replicaSettings(sort: SearchSort) {
  return { ranking: [ORDERS[sort], ...RANKING] };
}

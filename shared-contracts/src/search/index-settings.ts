import {
  getSortedIndexName,
  SORTS_BY_KIND,
  type SearchKind,
  type SearchSort,
} from './search-kinds.ts';
import { MODIFIER_WORDS } from './modifier-words.ts';

const LANGUAGES: 'de'[] = ['de'];

/**
 * German language settings for the hosted and the embedded search service: inflection, stop words,
 * compound words.
 */
const GERMAN_SETTINGS = {
  queryLanguages: LANGUAGES,
  indexLanguages: LANGUAGES,
  ignorePlurals: LANGUAGES,
  removeStopWords: LANGUAGES,
  decompoundQuery: true,
  allowTyposOnNumericTokens: false,
  // In shorter words, one other letter makes another word: Heu, Reh, Wolf, Golf.
  minWordSizefor1Typo: 5,
  removeWordsIfNoResults: 'allOptional' as const,
};

const FACETS: Readonly<Record<SearchKind, readonly string[]>> = {
  articles: ['form', 'searchable(authors)', 'category.lvl0', 'category.lvl1', 'category.lvl2'],
  ads: [
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
  events: ['format', 'searchable(region)', 'free', 'category.lvl0', 'category.lvl1'],
  jobs: ['employment', 'searchable(region)', 'category.lvl0', 'category.lvl1'],
};

/**
 * In titles of ads and job postings, the first words name the thing: "Eimermelkanlage für Ziegen".
 * Headlines have no such order.
 */
const TITLE_ATTRIBUTE: Readonly<Record<SearchKind, string>> = {
  articles: 'unordered(title)',
  ads: 'title',
  events: 'unordered(title)',
  jobs: 'title',
};

/** Order of results with equal text relevance: newest first; for events, the next event first. */
const CUSTOM_RANKING: Readonly<Record<SearchKind, string>> = {
  articles: 'desc(date)',
  ads: 'desc(date)',
  events: 'asc(date)',
  jobs: 'desc(date)',
};

const SORT_RULES: Readonly<Record<SearchSort, string>> = {
  neueste: 'desc(date)',
  preis_auf: 'asc(price)',
  preis_ab: 'desc(price)',
  naechste: 'asc(date)',
};

/**
 * Ranking criteria, most important first: documents that contain more of the search words rank
 * higher.
 */
const RANKING_CRITERIA = [
  'words',
  'typo',
  'geo',
  'filters',
  'attribute',
  'proximity',
  'exact',
  'custom',
];

/**
 * Creates the settings of the index for one kind of result, in the format of `PUT
 * /1/indexes/{index}/settings`.
 */
export function createIndexSettings(kind: SearchKind) {
  return {
    ...GERMAN_SETTINGS,
    searchableAttributes: [
      TITLE_ATTRIBUTE[kind],
      'numbers,brand',
      'kicker',
      'category.lvl2,category.lvl1,category.lvl0,employment,offer',
      'lead',
      'place,region,company,authors,format,form,seller',
      'text',
    ],
    attributesForFaceting: [...FACETS[kind]],
    attributesToRetrieve: ['*', '-text'],
    optionalWords: [...MODIFIER_WORDS],
    customRanking: [CUSTOM_RANKING[kind]],
    ranking: RANKING_CRITERIA,
    replicas: SORTS_BY_KIND[kind].map((sort) => getSortedIndexName(kind, sort)),
  };
}

/** Creates the settings of a replica index, which sorts by `sort` and then by the usual ranking. */
export function createReplicaSettings(sort: SearchSort) {
  return { ranking: [SORT_RULES[sort], ...RANKING_CRITERIA] };
}

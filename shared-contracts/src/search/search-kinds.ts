/** Kinds of search results. */
export const SEARCH_KINDS = ['articles', 'ads', 'events', 'jobs'] as const;

export type SearchKind = (typeof SEARCH_KINDS)[number];

/** German word for each kind, used in page URLs. */
export const searchKindWords: Readonly<Record<SearchKind, string>> = {
  articles: 'artikel',
  ads: 'kleinanzeigen',
  events: 'veranstaltungen',
  jobs: 'jobs',
};

/** Returns the name of a kind's index, which is also the prefix of the names of its replicas. */
export const getIndexName = (kind: SearchKind): string => `gruenland_${kind}`;

/** Sort orders of search results, besides relevance; used in page URLs. */
export const SEARCH_SORTS = ['neueste', 'preis_auf', 'preis_ab', 'naechste'] as const;

export type SearchSort = (typeof SEARCH_SORTS)[number];

/** Sort orders of each kind; the search index has one replica for each sort order. */
export const SORTS_BY_KIND: Readonly<Record<SearchKind, readonly SearchSort[]>> = {
  articles: ['neueste'],
  ads: ['neueste', 'preis_auf', 'preis_ab'],
  events: ['naechste'],
  jobs: ['neueste'],
};

/**
 * Returns the name of the index for a kind and sort order; without `sort`, the index that sorts by
 * relevance.
 */
export const getSortedIndexName = (kind: SearchKind, sort?: SearchSort): string =>
  sort ? `${getIndexName(kind)}_${sort}` : getIndexName(kind);

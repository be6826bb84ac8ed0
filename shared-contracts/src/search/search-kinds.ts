/** What can be found. */
export const SEARCH_KINDS = ['artikel', 'kleinanzeigen', 'veranstaltungen', 'jobs'] as const;

export type SearchKind = (typeof SEARCH_KINDS)[number];

/** The index of a kind; its replicas are named after it. */
export const searchIndex = (kind: SearchKind): string => `gruenland_${kind}`;

/** Orders beside relevance. */
export const SEARCH_SORTS = ['neueste', 'preis_auf', 'preis_ab', 'naechste'] as const;

export type SearchSort = (typeof SEARCH_SORTS)[number];

/** Which orders a kind has; each is a replica of its index. */
export const SORTS_OF: Readonly<Record<SearchKind, readonly SearchSort[]>> = {
  artikel: ['neueste'],
  kleinanzeigen: ['neueste', 'preis_auf', 'preis_ab'],
  veranstaltungen: ['naechste'],
  jobs: ['neueste'],
};

/** The index that a kind is searched in, in the given order. */
export const sortedIndex = (kind: SearchKind, sort?: SearchSort): string =>
  sort ? `${searchIndex(kind)}_${sort}` : searchIndex(kind);

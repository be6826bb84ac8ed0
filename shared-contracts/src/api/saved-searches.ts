/** Lists whose searches users can save. */
export const SAVED_SEARCH_KINDS = ['ads', 'events', 'jobs', 'site'] as const;
export type SavedSearchKindName = (typeof SAVED_SEARCH_KINDS)[number];

/** German word for each list, used in page URLs. */
export const savedSearchKindWords: Readonly<Record<SavedSearchKindName, string>> = {
  ads: 'kleinanzeigen',
  events: 'veranstaltungen',
  jobs: 'jobs',
  site: 'suche',
};

export const SAVED_SEARCH_FREQUENCIES = ['immediately', 'daily', 'weekly'] as const;
export type SavedSearchFrequency = (typeof SAVED_SEARCH_FREQUENCIES)[number];

/** States of a saved search. `unconfirmed`: the owner has not confirmed the email address yet. */
export const SAVED_SEARCH_STATES = ['unconfirmed', 'active', 'paused', 'ended'] as const;
export type SavedSearchState = (typeof SAVED_SEARCH_STATES)[number];

export const savedSearchLimits = {
  maxPerEmailAddress: 30,
  maxQueryLength: 600,
  maxTitleLength: 120,
} as const;

export interface SaveSearchRequest {
  readonly kind: SavedSearchKindName;
  /** Query string of the list whose search is saved. */
  readonly query: string;
  readonly frequency: SavedSearchFrequency;
  /** Email address; required unless the user is signed in. */
  readonly email?: string | null | undefined;
}

/** Answer to a request to save a search: whether the user must confirm the saved search by mail. */
export interface SaveSearchAnswer {
  readonly confirm: boolean;
}

/** A saved search as its owner sees it. */
export interface SavedSearch {
  /** Signed code that gives access to the saved search, with or without an account. */
  readonly code: string;
  readonly kind: SavedSearchKindName;
  readonly title: string;
  /** Path of the list with the search's query. */
  readonly path: string;
  readonly frequency: SavedSearchFrequency;
  readonly state: SavedSearchState;
  readonly lastSentAt: string | null;
}

export interface SavedSearches {
  readonly searches: readonly SavedSearch[];
}

/** Data of the page on which the user saves a search. */
export interface SearchPreview {
  readonly title: string;
  readonly path: string;
  /** Email address of the signed-in user. */
  readonly email: string | null;
}

export interface ChangeSearchRequest {
  readonly code: string;
  readonly frequency?: SavedSearchFrequency | undefined;
  readonly state?: 'active' | 'paused' | 'ended' | undefined;
}

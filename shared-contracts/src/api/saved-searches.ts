/** Lists that can be watched. */
export const SEARCH_KINDS = ['kleinanzeigen', 'veranstaltungen', 'jobs', 'suche'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

export const SEARCH_FREQUENCIES = ['sofort', 'taeglich', 'woechentlich'] as const;
export type SearchFrequency = (typeof SEARCH_FREQUENCIES)[number];

/** `wartet`: on the confirmation of its address. */
export const SEARCH_STATES = ['wartet', 'aktiv', 'pausiert', 'beendet'] as const;
export type SearchState = (typeof SEARCH_STATES)[number];

export const savedSearchLimits = { perAddress: 30, queryMax: 600, titleMax: 120 } as const;

export interface SaveSearchRequest {
  readonly kind: SearchKind;
  /** Parameters as they stand in the address of the list. */
  readonly query: string;
  readonly frequency: SearchFrequency;
  /** Needed without a session. */
  readonly email?: string | null | undefined;
}

/** Whether a mail must be confirmed first. */
export interface SaveSearchAnswer {
  readonly confirm: boolean;
}

/** A Suchauftrag as its owner sees it. */
export interface SavedSearch {
  /** Opens it, without an account too. */
  readonly code: string;
  readonly kind: SearchKind;
  readonly title: string;
  /** Own path of the list. */
  readonly path: string;
  readonly frequency: SearchFrequency;
  readonly state: SearchState;
  readonly lastSentAt: string | null;
}

export interface SavedSearches {
  readonly searches: readonly SavedSearch[];
}

/** What the page that saves a search says of it before. */
export interface SearchPreview {
  readonly title: string;
  readonly path: string;
  /** Of somebody signed in. */
  readonly email: string | null;
}

export interface ChangeSearchRequest {
  readonly code: string;
  readonly frequency?: SearchFrequency | undefined;
  readonly state?: 'aktiv' | 'pausiert' | 'beendet' | undefined;
}

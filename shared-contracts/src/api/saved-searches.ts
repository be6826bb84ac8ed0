import type {
  changeSavedSearchRequestSchema,
  saveSearchResponseSchema,
  saveSearchRequestSchema,
  savedSearchSchema,
  savedSearchesSchema,
  saveSearchPageDataSchema,
} from './saved-searches.schema.ts';
import type { SchemaOutput } from '#schema-output.ts';

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

/**
 * - `query`: Query string of the list whose search is saved.
 */
export type SaveSearchRequest = SchemaOutput<typeof saveSearchRequestSchema>;

/** Response to a request to save a search: whether the user must confirm the search by mail. */
export type SaveSearchResponse = SchemaOutput<typeof saveSearchResponseSchema>;

/** A saved search as its owner sees it. */
export type SavedSearch = SchemaOutput<typeof savedSearchSchema>;

export type SavedSearches = SchemaOutput<typeof savedSearchesSchema>;

/** Data of the page on which the user saves a search. */
export type SaveSearchPageData = SchemaOutput<typeof saveSearchPageDataSchema>;

export type ChangeSavedSearchRequest = SchemaOutput<typeof changeSavedSearchRequestSchema>;

/** Exports what other modules may import from this module in addition to `module.ts`. */
export { MAX_NEW_ENTRIES, savedSearchKinds } from './search-kind.ts';
export type { SavedSearchKind } from './search-kind.ts';
export { createSearchTitle, isFilterParameter, toQueryObject } from './search-query.ts';

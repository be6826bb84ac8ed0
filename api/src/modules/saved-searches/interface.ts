/** Exports what other modules may import from this module in addition to `module.ts`. */
export { readNewEntries } from './read-new-entries.ts';
export { savedSearchKinds } from './search-kind.ts';
export type { SavedSearchKind } from './search-kind.ts';
export {
  HITS_PER_PAGE,
  createSearchTitle,
  isFilterParameter,
  toQueryObject,
} from './search-query.ts';

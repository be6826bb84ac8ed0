/** What other modules may import from this one, apart from what `module.ts` provides. */
export { readNewEntries } from './read-new-entries.ts';
export { savedSearchKinds } from './search-kind.ts';
export type { SavedSearchKind } from './search-kind.ts';
export {
  HITS_PER_PAGE,
  createSearchTitle,
  isFilterParameter,
  toQueryObject,
} from './search-query.ts';

/** What other modules may import from this module, besides `module.ts`. */
export { findVisibleEntry, parseEntryNumbers } from './find-entry.ts';
export type { FindWatchlistItems, WatchlistItemState } from './watchlist-item.ts';
export { watchlistItems } from './watchlist-item.ts';

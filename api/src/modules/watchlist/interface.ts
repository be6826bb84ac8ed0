/** What other modules may import from this one, apart from what `module.ts` provides. */
export { findVisibleEntry, parseEntryNumber } from './find-entry.ts';
export type { FindWatchlistItem } from './watchlist-item.ts';
export { watchlistItems } from './watchlist-item.ts';

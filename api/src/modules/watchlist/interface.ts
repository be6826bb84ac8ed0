/** What other modules may import from this module, besides `module.ts`. */
export { findVisibleEntry, parseEntryNumber } from './find-entry.ts';
export type { FindWatchlistItem } from './watchlist-item.ts';
export { watchlistItems } from './watchlist-item.ts';

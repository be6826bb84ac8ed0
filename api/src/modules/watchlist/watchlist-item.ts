import type { WatchlistItem } from '@gruenland/shared-contracts/api/watchlist.ts';

/** Current state of a saved item. */
export type WatchlistItemState = Pick<WatchlistItem, 'title' | 'path' | 'facts' | 'state'>;

/**
 * Looks up an item by the id in the watchlist; null if it no longer exists. Each module with
 * saveable items provides one.
 */
export type FindWatchlistItem = (id: string) => Promise<WatchlistItemState | null>;

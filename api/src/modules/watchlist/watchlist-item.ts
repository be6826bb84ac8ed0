import type { WatchlistItem } from '@gruenland/shared-contracts/api/watchlist.ts';

/** Current title, path, facts and state of a saved item. */
export type WatchlistItemState = Pick<WatchlistItem, 'title' | 'path' | 'facts' | 'state'>;

/**
 * Looks up an item by its id in the watchlist; null if the item no longer exists. Each module whose
 * items can be saved provides such a function.
 */
export type FindWatchlistItem = (id: string) => Promise<WatchlistItemState | null>;

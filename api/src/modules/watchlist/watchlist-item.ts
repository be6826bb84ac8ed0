import type { WatchlistItem, WatchlistKind } from '@gruenland/shared-contracts/api/watchlist.ts';

import type { ExtensionPoint } from '#module/extension-point.ts';

/** The current title, path, facts and state of a saved item. */
export type WatchlistItemState = Pick<WatchlistItem, 'title' | 'path' | 'facts' | 'state'>;

/**
 * Looks up a saved item by its id; returns null if the item no longer exists. Each module whose
 * items can be saved provides such a function.
 */
export type FindWatchlistItem = (id: string) => Promise<WatchlistItemState | null>;

/** Extension point: each module whose items can be saved adds its `FindWatchlistItem` function. */
export const watchlistItems: ExtensionPoint<WatchlistKind, FindWatchlistItem> = {
  title: 'items of the watchlist',
  requiredNames: ['ad', 'event', 'job', 'article'],
};

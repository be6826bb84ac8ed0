import type { WatchlistItem, WatchlistKind } from '@gruenland/shared-contracts/api/watchlist.ts';

import type { ExtensionPoint } from '#module/extension-point.ts';

/** The current path, facts and state of a saved item. */
export interface WatchlistItemState extends Pick<WatchlistItem, 'path' | 'facts' | 'state'> {
  /** Null if the item cannot be read at present; the watchlist then shows the saved title. */
  readonly title: string | null;
}

/**
 * Looks up saved items by their ids, all with a fixed number of statements. The result lacks the
 * items that no longer exist. Each module whose items can be saved provides such a function.
 */
export type FindWatchlistItems = (
  ids: readonly string[],
) => Promise<ReadonlyMap<string, WatchlistItemState>>;

/** Extension point: each module whose items can be saved adds its `FindWatchlistItems` function. */
export const watchlistItems: ExtensionPoint<WatchlistKind, FindWatchlistItems> = {
  title: 'items of the watchlist',
  requiredNames: ['ad', 'event', 'job', 'article'],
};

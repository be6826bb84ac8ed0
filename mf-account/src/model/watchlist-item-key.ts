import type { WatchlistItem } from '@gruenland/shared-contracts/api/watchlist.ts';

/** Returns the React key of a watchlist item. */
export const createWatchlistItemKey = ({ kind, id }: Pick<WatchlistItem, 'kind' | 'id'>): string =>
  `${kind}-${id}`;

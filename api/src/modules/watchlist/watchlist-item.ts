import type { SavedItem } from '@gruenland/shared-contracts/api/watchlist.ts';

/** Current state of a saved item. */
export type SavedItemState = Pick<SavedItem, 'title' | 'path' | 'facts' | 'state'>;

/**
 * Looks up an item by the id in the watchlist; null if it no longer exists. Each module with
 * saveable items provides one.
 */
export type FindSavedItem = (id: string) => Promise<SavedItemState | null>;

import { AccountEventsPage } from '#pages/account-events/AccountEventsPage.tsx';
import { SavedSearchesPage } from '#pages/saved-searches/SavedSearchesPage.tsx';
import { ConfirmSavedSearchPage } from '#pages/confirm-saved-search/ConfirmSavedSearchPage.tsx';
import { WatchlistPage } from '#pages/watchlist/WatchlistPage.tsx';
import { SavedSearchPage } from '#pages/saved-search/SavedSearchPage.tsx';
import { SaveSearchPage } from '#pages/save-search/SaveSearchPage.tsx';

/**
 * Views of `saved-routes.ts` in one chunk. Every page of this package loads the list of all chunks,
 * so few chunks keep every page small.
 */
export const savedViews = {
  watchlist: WatchlistPage,
  save: SaveSearchPage,
  confirm: ConfirmSavedSearchPage,
  own: SavedSearchPage,
  searches: SavedSearchesPage,
  events: AccountEventsPage,
} as const;

import { AccountEventsPage } from '#pages/account-events/AccountEventsPage.tsx';
import { SavedSearchesPage } from '#pages/saved-searches/SavedSearchesPage.tsx';
import { ConfirmSavedSearchPage } from '#pages/confirm-saved-search/ConfirmSavedSearchPage.tsx';
import { WatchlistPage } from '#pages/watchlist/WatchlistPage.tsx';
import { SavedSearchPage } from '#pages/saved-search/SavedSearchPage.tsx';
import { SaveSearchPage } from '#pages/save-search/SaveSearchPage.tsx';

/**
 * Contains the views of `saved-routes.ts`, so that they form one chunk. Every page of this package
 * loads the list of all chunks, and a short list keeps every page small.
 */
export const savedViews = {
  watchlist: WatchlistPage,
  save: SaveSearchPage,
  confirm: ConfirmSavedSearchPage,
  own: SavedSearchPage,
  searches: SavedSearchesPage,
  events: AccountEventsPage,
} as const;

import { AccountEventsPage } from '#pages/account-events/AccountEventsPage.tsx';
import { AccountSearchesPage } from '#pages/account-searches/AccountSearchesPage.tsx';
import { ConfirmSearchPage } from '#pages/confirm-search/ConfirmSearchPage.tsx';
import { MerklistePage } from '#pages/merkliste/MerklistePage.tsx';
import { OwnSearchPage } from '#pages/own-search/OwnSearchPage.tsx';
import { SaveSearchPage } from '#pages/save-search/SaveSearchPage.tsx';

/** Views of `saved-routes.ts`, fetched together: one import costs every page of this room least. */
export const savedViews = {
  merkliste: MerklistePage,
  save: SaveSearchPage,
  confirm: ConfirmSearchPage,
  own: OwnSearchPage,
  searches: AccountSearchesPage,
  events: AccountEventsPage,
} as const;

import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { PageRoute, RouteDefinition } from '@gruenland/shared-contracts/route.ts';
import { loadAccountEvents } from '#pages/account-events/account-events.loader.server.ts';
import {
  changeSavedSearch,
  loadSavedSearches,
} from '#pages/saved-searches/saved-searches.loader.server.ts';
import {
  confirmSavedSearch,
  loadConfirmSavedSearchPage,
} from '#pages/confirm-saved-search/confirm-saved-search.loader.server.ts';
import { changeWatchlist, loadWatchlist } from '#pages/watchlist/watchlist.loader.server.ts';
import {
  changeSavedSearchByCode,
  loadSavedSearch,
} from '#pages/saved-search/saved-search.loader.server.ts';
import { loadSaveSearchPage, saveSearch } from '#pages/save-search/save-search.loader.server.ts';
import type { savedViews } from './saved-views.ts';

/** Route properties without `cache`, because these pages show private data. */
const privateHandle = { layout: 'default', section: 'konto', robots: 'noindex' } as const;
const account = { ...privateHandle, layout: 'account', access: 'login' } as const;

const createViewLoader = (name: keyof typeof savedViews): PageRoute['view'] => {
  return () =>
    import(
      /* webpackChunkName: "route-watchlist--save-search--confirm-saved-search--saved-search--saved-searches--account-events" */ './saved-views.ts'
    ).then((m) => m.savedViews[name]);
};

/**
 * Routes of the watchlist, saved searches and the user's events. Only routes with the handle
 * `account` need a login.
 */
export const savedRoutes: readonly RouteDefinition[] = [
  {
    id: 'watchlist',
    path: paths.watchlist(),
    handle: privateHandle,
    loader: loadWatchlist,
    action: changeWatchlist,
    view: createViewLoader('watchlist'),
  },
  {
    id: 'save-search',
    path: '/suchauftrag/neu',
    handle: privateHandle,
    loader: loadSaveSearchPage,
    action: saveSearch,
    view: createViewLoader('save'),
  },
  {
    id: 'confirm-saved-search',
    path: '/suchauftrag/bestaetigen',
    handle: privateHandle,
    loader: loadConfirmSavedSearchPage,
    action: confirmSavedSearch,
    view: createViewLoader('confirm'),
  },
  {
    id: 'saved-search',
    path: '/suchauftrag',
    handle: privateHandle,
    loader: loadSavedSearch,
    action: changeSavedSearchByCode,
    view: createViewLoader('own'),
  },
  {
    id: 'saved-searches',
    path: paths.accountPage('suchauftraege'),
    handle: account,
    loader: loadSavedSearches,
    action: changeSavedSearch,
    view: createViewLoader('searches'),
  },
  {
    id: 'account-events',
    path: paths.accountPage('veranstaltungen'),
    handle: account,
    loader: loadAccountEvents,
    view: createViewLoader('events'),
  },
];

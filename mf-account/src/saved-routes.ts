import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { RouteDefinition } from '@gruenland/shared-contracts/route.ts';
import { loadAccountEvents } from '#pages/account-events/account-events.loader.server.ts';
import {
  changeAccountSearch,
  loadAccountSearches,
} from '#pages/account-searches/account-searches.loader.server.ts';
import {
  confirmSearch,
  loadConfirmSearch,
} from '#pages/confirm-search/confirm-search.loader.server.ts';
import { changeMerkliste, loadMerkliste } from '#pages/merkliste/merkliste.loader.server.ts';
import { changeOwnSearch, loadOwnSearch } from '#pages/own-search/own-search.loader.server.ts';
import { loadSaveSearch, saveSearch } from '#pages/save-search/save-search.loader.server.ts';
import type { savedViews } from './saved-views.ts';

/** Never cached: each shows what one visitor has. */
const own = { layout: 'default', section: 'konto', robots: 'noindex' } as const;
const account = { ...own, layout: 'account', access: 'login' } as const;

const view = (name: keyof typeof savedViews): RouteDefinition['view'] => {
  return () =>
    import(
      /* webpackChunkName: "route-merkliste--save-search--confirm-search--own-search--account-searches--account-events" */ './saved-views.ts'
    ).then((m) => m.savedViews[name]);
};

/** Merkliste, Suchaufträge and own Veranstaltungen; most of it without an account. */
export const savedRoutes: readonly RouteDefinition[] = [
  {
    id: 'merkliste',
    path: paths.merkliste(),
    handle: own,
    load: loadMerkliste,
    act: changeMerkliste,
    view: view('merkliste'),
  },
  {
    id: 'save-search',
    path: '/suchauftrag/neu',
    handle: own,
    load: loadSaveSearch,
    act: saveSearch,
    view: view('save'),
  },
  {
    id: 'confirm-search',
    path: '/suchauftrag/bestaetigen',
    handle: own,
    load: loadConfirmSearch,
    act: confirmSearch,
    view: view('confirm'),
  },
  {
    id: 'own-search',
    path: '/suchauftrag',
    handle: own,
    load: loadOwnSearch,
    act: changeOwnSearch,
    view: view('own'),
  },
  {
    id: 'account-searches',
    path: paths.accountPage('suchauftraege'),
    handle: account,
    load: loadAccountSearches,
    act: changeAccountSearch,
    view: view('searches'),
  },
  {
    id: 'account-events',
    path: paths.accountPage('veranstaltungen'),
    handle: account,
    load: loadAccountEvents,
    view: view('events'),
  },
];

import type { RouteDefinition } from '@gruenland/shared-contracts/route.ts';
import {
  handleAccountBlockAction,
  findAccount,
  loadAccount,
  loadAccounts,
} from './accounts/accounts.loader.server.ts';
import { staffHandle } from './staff-handle.ts';

const rootPath = '/_internal/redaktion/konten';

/** Routes of the accounts pages, for moderators. */
export const accountRoutes: readonly RouteDefinition[] = [
  {
    id: 'accounts',
    path: rootPath,
    handle: staffHandle,
    loader: loadAccounts,
    action: findAccount,
    view: () =>
      import(/* webpackChunkName: "route-accounts--account" */ './accounts/AccountsPage.tsx').then(
        (m) => m.AccountsPage,
      ),
  },
  {
    id: 'account',
    path: `${rootPath}/:konto`,
    handle: staffHandle,
    loader: loadAccount,
    action: handleAccountBlockAction,
    view: () =>
      import(/* webpackChunkName: "route-accounts--account" */ './accounts/AccountPage.tsx').then(
        (m) => m.AccountPage,
      ),
  },
];

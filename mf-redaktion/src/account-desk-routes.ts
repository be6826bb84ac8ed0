import type { RouteDefinition } from '@gruenland/shared-contracts/route.ts';
import {
  changeBlock,
  findAccount,
  loadAccount,
  loadAccounts,
} from './accounts/accounts.loader.server.ts';

const staff = { layout: 'default', access: 'staff', robots: 'noindex' } as const;
const root = '/_internal/redaktion/konten';

/** The desk of the accounts, for the moderators. */
export const accountDeskRoutes: readonly RouteDefinition[] = [
  {
    id: 'desk-accounts',
    path: root,
    handle: staff,
    load: loadAccounts,
    act: findAccount,
    view: () =>
      import(
        /* webpackChunkName: "route-desk-accounts--desk-account" */ './accounts/AccountsPage.tsx'
      ).then((m) => m.AccountsPage),
  },
  {
    id: 'desk-account',
    path: `${root}/:konto`,
    handle: staff,
    load: loadAccount,
    act: changeBlock,
    view: () =>
      import(
        /* webpackChunkName: "route-desk-accounts--desk-account" */ './accounts/AccountPage.tsx'
      ).then((m) => m.AccountPage),
  },
];

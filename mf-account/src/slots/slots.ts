import type { SlotDefinition } from '@gruenland/shared-contracts/slot.ts';

/** Slots of this package. The link to the account hydrates when the browser is idle. */
export const slots: { readonly [name in 'account.menu' | 'header.account']: SlotDefinition } = {
  'account.menu': {
    hydrate: 'always',
    view: () =>
      import(/* webpackChunkName: "slot-account.menu" */ './account-menu/AccountMenu.tsx').then(
        (m) => m.AccountMenu,
      ),
  },
  'header.account': {
    hydrate: 'idle',
    view: () =>
      import(
        /* webpackChunkName: "slot-header.account" */ './header-account/HeaderAccount.tsx'
      ).then((m) => m.HeaderAccount),
  },
};

import type { SlotDefinition } from '@gruenland/shared-contracts/slot.ts';

/** What other areas show of the account. The badge waits for an idle browser: it is never urgent. */
export const slots: { readonly 'header.account': SlotDefinition } = {
  'header.account': {
    hydrate: 'idle',
    view: () =>
      import(
        /* webpackChunkName: "slot-header.account" */ './header-account/HeaderAccount.tsx'
      ).then((m) => m.HeaderAccount),
  },
};

import type { SlotDefinition } from '@gruenland/shared-contracts/slot.ts';

/** Slots of this package. The link to the account hydrates when the browser is idle. */
export const slots: { readonly 'header.account': SlotDefinition } = {
  'header.account': {
    hydrate: 'idle',
    view: () =>
      import(
        /* webpackChunkName: "slot-header.account" */ './header-account/HeaderAccount.tsx'
      ).then((m) => m.HeaderAccount),
  },
};

import type { SlotDefinition } from '@gruenland/shared-contracts/slot.ts';
import { loadHeaderSearch } from './header-search/header-search.loader.server.ts';

/** Parts of this room on pages of others. */
export const slots: { readonly 'header.search': SlotDefinition } = {
  'header.search': {
    hydrate: 'idle',
    load: loadHeaderSearch,
    view: () =>
      import(/* webpackChunkName: "slot-header.search" */ './header-search/HeaderSearch.tsx').then(
        (m) => m.HeaderSearch,
      ),
  },
};

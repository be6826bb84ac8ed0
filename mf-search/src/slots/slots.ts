import type { SlotDefinition } from '@gruenland/shared-contracts/slot.ts';
import { loadHeaderSearch } from './header-search/header-search.loader.server.ts';

/** Slots that this remote fills on pages of other areas. */
export const slots: { readonly 'header.search': SlotDefinition } = {
  'header.search': {
    hydrate: 'idle',
    loader: loadHeaderSearch,
    view: () =>
      import(/* webpackChunkName: "slot-header.search" */ './header-search/HeaderSearch.tsx').then(
        (m) => m.HeaderSearch,
      ),
  },
};

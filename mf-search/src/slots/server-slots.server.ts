import type { SlotDefinition } from '@gruenland/shared-contracts/slot.ts';
import { HeaderSearch } from './header-search/HeaderSearch.tsx';

/** Slots that the server renders alone; they cost the browser no script. */
export const serverSlots: { readonly 'header.search': SlotDefinition } = {
  'header.search': { hydrate: 'never', view: async () => HeaderSearch },
};

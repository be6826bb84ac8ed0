import type { SlotDefinition } from '@gruenland/shared-contracts/slot.ts';
import { loadNextEvents } from './next-events/next-events.loader.server.ts';

/** Slots that this package fills on pages of other areas. The browser does not hydrate them. */
export const slots: { readonly 'veranstaltungen.next': SlotDefinition } = {
  'veranstaltungen.next': {
    hydrate: 'never',
    loader: loadNextEvents,
    view: () =>
      import(
        /* webpackChunkName: "slot-veranstaltungen.next" */ './next-events/NextEvents.tsx'
      ).then((m) => m.NextEvents),
  },
};

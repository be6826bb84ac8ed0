import type { SlotDefinition } from '@gruenland/shared-contracts/slot.ts';
import { loadNextEvents } from './next-events/next-events.loader.server.ts';

/** Slots of this package. They are not hydrated. */
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

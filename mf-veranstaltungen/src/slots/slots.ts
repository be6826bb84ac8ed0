import type { SlotDefinition } from '@gruenland/shared-contracts/slot.ts';
import { loadNextEvents } from './next-events/next-events.loader.server.ts';

/** What other areas show of the calendar. Nothing in it needs script. */
export const slots: { readonly 'veranstaltungen.next': SlotDefinition } = {
  'veranstaltungen.next': {
    hydrate: 'never',
    load: loadNextEvents,
    view: () =>
      import(
        /* webpackChunkName: "slot-veranstaltungen.next" */ './next-events/NextEvents.tsx'
      ).then((m) => m.NextEvents),
  },
};

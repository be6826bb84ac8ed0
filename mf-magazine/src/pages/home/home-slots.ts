import type { SlotRequest } from '@gruenland/shared-contracts/slot.ts';

/**
 * Slots on the front page that show content of other areas. The slot of an unavailable area leaves
 * no gap.
 */
export const HOME_SLOTS = [
  { id: 'home-kleinanzeigen', name: 'kleinanzeigen.latest', props: { count: 8 } },
  { id: 'home-veranstaltungen', name: 'veranstaltungen.next', props: { count: 5 } },
  { id: 'home-jobs', name: 'jobs.matching', props: { count: 3 } },
] as const satisfies readonly SlotRequest[];

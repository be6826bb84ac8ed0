import type { EventSummary } from '@gruenland/shared-contracts/api/events.ts';
import type { SlotViewProps } from '@gruenland/shared-contracts/slot.ts';
import { NextOccurrences } from '#list/NextOccurrences.tsx';

/** Renders the slot with the next events. */
export function NextEvents({ data }: SlotViewProps<unknown, readonly EventSummary[]>) {
  return <NextOccurrences title="Nächste Veranstaltungen" events={data} />;
}

import type { Veranstaltung } from '@gruenland/shared-contracts/api/events.ts';
import type { SlotViewProps } from '@gruenland/shared-contracts/slot.ts';
import { NextDates } from '#list/NextDates.tsx';

/** The next Veranstaltungen, for other areas. */
export function NextEvents({ data }: SlotViewProps<unknown, readonly Veranstaltung[]>) {
  return <NextDates title="Nächste Veranstaltungen" events={data} />;
}

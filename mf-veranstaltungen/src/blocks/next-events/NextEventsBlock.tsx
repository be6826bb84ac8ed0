import type { Veranstaltung } from '@gruenland/shared-contracts/api/events.ts';
import type { BlockViewProps } from '@gruenland/shared-contracts/block.ts';
import { NextDates } from '#list/NextDates.tsx';
import type { NextEventsModel } from './next-events.block.server.ts';

/** The next Veranstaltungen on a page of the magazine. */
export function NextEventsBlock({
  model,
  data,
}: BlockViewProps<NextEventsModel, readonly Veranstaltung[]>) {
  return <NextDates title={model.title} events={data} />;
}

import type { EventSummary } from '@gruenland/shared-contracts/api/events.ts';
import type { BlockViewProps } from '@gruenland/shared-contracts/block.ts';
import { NextOccurrences } from '#list/NextOccurrences.tsx';
import type { NextEventsModel } from './next-events.block.server.ts';

/** Renders the block with the next events. */
export function NextEventsBlock({
  model,
  data,
}: BlockViewProps<NextEventsModel, readonly EventSummary[]>) {
  return <NextOccurrences title={model.title} events={data} />;
}

import type { BlockDefinition } from '@gruenland/shared-contracts/block.ts';
import { loadNextEventsBlock, parseNextEvents } from './next-events/next-events.block.server.ts';
import { NextEventsBlock } from './next-events/NextEventsBlock.tsx';

/** What pages of the magazine show of the calendar; without script. */
export const staticBlocks: Readonly<Record<string, BlockDefinition>> = {
  next_events: {
    hydrate: 'never',
    parse: parseNextEvents,
    load: loadNextEventsBlock,
    view: async () => NextEventsBlock,
  },
};

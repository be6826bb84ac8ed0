import type { BlockDefinition } from '@gruenland/shared-contracts/block.ts';
import { loadNextEventsBlock, parseNextEvents } from './next-events/next-events.block.server.ts';
import { NextEventsBlock } from './next-events/NextEventsBlock.tsx';

/**
 * Blocks that this package provides for pages of the magazine. The browser does not hydrate them.
 */
export const staticBlocks: Readonly<Record<string, BlockDefinition>> = {
  next_events: {
    hydrate: 'never',
    parse: parseNextEvents,
    loader: loadNextEventsBlock,
    view: async () => NextEventsBlock,
  },
};

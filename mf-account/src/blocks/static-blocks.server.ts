import type { BlockDefinition } from '@gruenland/shared-contracts/block.ts';
import {
  loadPrintSubscriptionBlock,
  parsePrintSubscription,
} from './print-subscription/print-subscription.block.server.ts';
import { PrintSubscriptionBlock } from './print-subscription/PrintSubscriptionBlock.tsx';

/**
 * Blocks that are not hydrated. The order form works without script: it posts to the order page,
 * which shows errors.
 */
export const staticBlocks: Readonly<Record<string, BlockDefinition>> = {
  print_subscription: {
    hydrate: 'never',
    parse: parsePrintSubscription,
    loader: loadPrintSubscriptionBlock,
    view: async () => PrintSubscriptionBlock,
  },
};

import type { BlockDefinition } from '@gruenland/shared-contracts/block.ts';
import {
  loadPrintSubscriptionBlock,
  parsePrintSubscription,
} from './print-subscription/print-subscription.block.server.ts';
import { PrintSubscriptionBlock } from './print-subscription/PrintSubscriptionBlock.tsx';

/**
 * Blocks that are not hydrated. The order form posts to the order page, which shows errors and
 * leads to the next step.
 */
export const staticBlocks: Readonly<Record<string, BlockDefinition>> = {
  print_subscription: {
    hydrate: 'never',
    parse: parsePrintSubscription,
    loader: loadPrintSubscriptionBlock,
    view: async () => PrintSubscriptionBlock,
  },
};

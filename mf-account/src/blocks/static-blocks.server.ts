import type { BlockDefinition } from '@gruenland/shared-contracts/block.ts';
import {
  loadPrintSubscriptionBlock,
  parsePrintSubscription,
} from './print-subscription/print-subscription.block.server.ts';
import { PrintSubscriptionBlock } from './print-subscription/PrintSubscriptionBlock.tsx';

/**
 * Blocks that are not hydrated. The order form works without script: the browser sends it to the
 * order page, which shows the errors.
 */
export const staticBlocks: Readonly<Record<string, BlockDefinition>> = {
  print_subscription: {
    hydrate: 'never',
    parse: parsePrintSubscription,
    loader: loadPrintSubscriptionBlock,
    view: async () => PrintSubscriptionBlock,
  },
};

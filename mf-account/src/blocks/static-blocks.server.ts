import type { BlockDefinition } from '@gruenland/shared-contracts/block.ts';
import {
  loadPrintSubscriptionBlock,
  parsePrintSubscription,
} from './print-subscription/print-subscription.block.server.ts';
import { PrintSubscriptionBlock } from './print-subscription/PrintSubscriptionBlock.tsx';

/**
 * Blocks without script: the order form is sent to its own page, which shows what is wrong and goes
 * on from there. On the page of the magazine it costs nothing.
 */
export const staticBlocks: Readonly<Record<string, BlockDefinition>> = {
  print_subscription: {
    hydrate: 'never',
    parse: parsePrintSubscription,
    load: loadPrintSubscriptionBlock,
    view: async () => PrintSubscriptionBlock,
  },
};

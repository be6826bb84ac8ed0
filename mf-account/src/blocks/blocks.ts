import type { BlockDefinition } from '@gruenland/shared-contracts/block.ts';
import { loadNewsletterBlock, parseNewsletter } from './newsletter/newsletter.block.server.ts';
import {
  loadPrintSubscriptionBlock,
  parsePrintSubscription,
} from './print-subscription/print-subscription.block.server.ts';

/** Forms of this area on pages of the magazine. They work before script, so they wait for idle. */
export const blocks: Readonly<Record<string, BlockDefinition>> = {
  newsletter: {
    hydrate: 'idle',
    parse: parseNewsletter,
    load: loadNewsletterBlock,
    view: () =>
      import(/* webpackChunkName: "block-newsletter" */ './newsletter/NewsletterBlock.tsx').then(
        (m) => m.NewsletterBlock,
      ),
  },
  print_subscription: {
    hydrate: 'idle',
    parse: parsePrintSubscription,
    load: loadPrintSubscriptionBlock,
    view: () =>
      import(
        /* webpackChunkName: "block-print_subscription" */ './print-subscription/PrintSubscriptionBlock.tsx'
      ).then((m) => m.PrintSubscriptionBlock),
  },
};

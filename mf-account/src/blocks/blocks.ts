import type { BlockDefinition } from '@gruenland/shared-contracts/block.ts';
import { loadNewsletterBlock, parseNewsletter } from './newsletter/newsletter.block.server.ts';
import { staticBlocks } from './static-blocks.server.ts';

/** Forms of this area on pages of the magazine. */
export const blocks: Readonly<Record<string, BlockDefinition>> = {
  ...staticBlocks,
  newsletter: {
    hydrate: 'idle',
    parse: parseNewsletter,
    load: loadNewsletterBlock,
    view: () =>
      import(/* webpackChunkName: "block-newsletter" */ './newsletter/NewsletterBlock.tsx').then(
        (m) => m.NewsletterBlock,
      ),
  },
};

import type { BlockDefinition } from '@gruenland/shared-contracts/block.ts';
import { loadNewsletterBlock, parseNewsletter } from './newsletter/newsletter.block.server.ts';
import { staticBlocks } from './static-blocks.server.ts';

/** All blocks of this package, for pages of the magazine. Only the newsletter block is hydrated. */
export const blocks: Readonly<Record<string, BlockDefinition>> = {
  ...staticBlocks,
  newsletter: {
    hydrate: 'idle',
    parse: parseNewsletter,
    loader: loadNewsletterBlock,
    view: () =>
      import(/* webpackChunkName: "block-newsletter" */ './newsletter/NewsletterBlock.tsx').then(
        (m) => m.NewsletterBlock,
      ),
  },
};

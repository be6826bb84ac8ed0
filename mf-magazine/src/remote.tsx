import { CONTRACT_VERSION } from '@gruenland/shared-contracts/remote.ts';
import type { RemoteModule } from '@gruenland/shared-contracts/remote.ts';
import { interactiveBlocks } from '#blocks/interactive-blocks.ts';
import { staticBlocks } from '#blocks/static-blocks.server.ts';
import { site } from '#data/site.server.ts';
import { routes } from './routes.ts';

export default {
  contract: CONTRACT_VERSION,
  // View reports of pages.
  revision: 13,
  name: 'mf-magazine',
  routes,
  blocks: {
    // `staticBlocks` is defined on the server only. Spreading `undefined` in the browser adds no
    // blocks.
    ...staticBlocks,
    ...interactiveBlocks,
  },
  site,
  stories: () => import(/* webpackChunkName: "stories" */ './stories.tsx').then((m) => m.stories),
} satisfies RemoteModule;

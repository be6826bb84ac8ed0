import { CONTRACT_VERSION } from '@gruenland/shared-contracts/remote.ts';
import type { RemoteModule } from '@gruenland/shared-contracts/remote.ts';
import { routes } from './routes.ts';
import { staticBlocks } from '#blocks/static-blocks.server.ts';
import { slots } from '#slots/slots.ts';

export default {
  contract: CONTRACT_VERSION,
  // Document routes, toasts with an action, and navigation in place.
  revision: 12,
  name: 'mf-kleinanzeigen',
  routes,
  blocks: { ...staticBlocks },
  slots,
  stories: () => import(/* webpackChunkName: "stories" */ './stories.tsx').then((m) => m.stories),
} satisfies RemoteModule;

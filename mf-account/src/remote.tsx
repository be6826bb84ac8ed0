import { CONTRACT_VERSION } from '@gruenland/shared-contracts/remote.ts';
import type { RemoteModule } from '@gruenland/shared-contracts/remote.ts';
import { routes } from './routes.ts';
import { blocks } from '#blocks/blocks.ts';
import { slots } from './slots/slots.ts';

export default {
  contract: CONTRACT_VERSION,
  // A document route and toasts with an action.
  revision: 10,
  name: 'mf-account',
  routes,
  blocks,
  slots,
  stories: () => import(/* webpackChunkName: "stories" */ './stories.tsx').then((m) => m.stories),
} satisfies RemoteModule;

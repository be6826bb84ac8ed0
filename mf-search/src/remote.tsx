import { CONTRACT_VERSION } from '@gruenland/shared-contracts/remote.ts';
import type { RemoteModule } from '@gruenland/shared-contracts/remote.ts';
import { routes } from './routes.ts';
import { serverSlots } from '#slots/server-slots.server.ts';

export default {
  contract: CONTRACT_VERSION,
  name: 'mf-search',
  routes,
  slots: { ...serverSlots },
  stories: () => import(/* webpackChunkName: "stories" */ './stories.tsx').then((m) => m.stories),
} satisfies RemoteModule;

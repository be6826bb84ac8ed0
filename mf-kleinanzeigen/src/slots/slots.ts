import type { SlotDefinition } from '@gruenland/shared-contracts/slot.ts';
import { loadLatestAds } from './latest-ads/latest-ads.loader.server.ts';

/** What other areas show of the market. Nothing in it needs script. */
export const slots: { readonly 'kleinanzeigen.latest': SlotDefinition } = {
  'kleinanzeigen.latest': {
    hydrate: 'never',
    load: loadLatestAds,
    view: () =>
      import(/* webpackChunkName: "slot-kleinanzeigen.latest" */ './latest-ads/LatestAds.tsx').then(
        (m) => m.LatestAds,
      ),
  },
};

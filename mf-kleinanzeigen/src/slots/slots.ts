import type { SlotDefinition } from '@gruenland/shared-contracts/slot.ts';
import { loadLatestAds } from './latest-ads/latest-ads.loader.server.ts';
import { loadMatchingJobs } from './matching-jobs/matching-jobs.loader.server.ts';

/** Slots of this package. They are not hydrated. */
export const slots: {
  readonly 'kleinanzeigen.latest': SlotDefinition;
  readonly 'jobs.matching': SlotDefinition;
} = {
  'kleinanzeigen.latest': {
    hydrate: 'never',
    loader: loadLatestAds,
    view: () =>
      import(/* webpackChunkName: "slot-kleinanzeigen.latest" */ './latest-ads/LatestAds.tsx').then(
        (m) => m.LatestAds,
      ),
  },
  'jobs.matching': {
    hydrate: 'never',
    loader: loadMatchingJobs,
    view: () =>
      import(/* webpackChunkName: "slot-jobs.matching" */ './matching-jobs/MatchingJobs.tsx').then(
        (m) => m.MatchingJobs,
      ),
  },
};

import type { BlockDefinition } from '@gruenland/shared-contracts/block.ts';
import { loadLatestAdsBlock, parseLatestAds } from './latest-ads/latest-ads.block.server.ts';
import { LatestAdsBlock } from './latest-ads/LatestAdsBlock.tsx';
import {
  loadMatchingJobsBlock,
  parseMatchingJobs,
} from './matching-jobs/matching-jobs.block.server.ts';
import { MatchingJobsBlock } from './matching-jobs/MatchingJobsBlock.tsx';

/** What pages of the magazine show of the markets; without script. */
export const staticBlocks: Readonly<Record<string, BlockDefinition>> = {
  latest_ads: {
    hydrate: 'never',
    parse: parseLatestAds,
    load: loadLatestAdsBlock,
    view: async () => LatestAdsBlock,
  },
  matching_jobs: {
    hydrate: 'never',
    parse: parseMatchingJobs,
    load: loadMatchingJobsBlock,
    view: async () => MatchingJobsBlock,
  },
};

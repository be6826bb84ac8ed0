import type { BlockDefinition } from '@gruenland/shared-contracts/block.ts';
import { loadLatestAdsBlock, parseLatestAds } from './latest-ads/latest-ads.block.server.ts';
import { LatestAdsBlock } from './latest-ads/LatestAdsBlock.tsx';
import {
  loadMatchingJobsBlock,
  parseMatchingJobs,
} from './matching-jobs/matching-jobs.block.server.ts';
import { MatchingJobsBlock } from './matching-jobs/MatchingJobsBlock.tsx';

/** Blocks of this package for pages of the magazine. They are not hydrated. */
export const staticBlocks: Readonly<Record<string, BlockDefinition>> = {
  latest_ads: {
    hydrate: 'never',
    parse: parseLatestAds,
    loader: loadLatestAdsBlock,
    view: async () => LatestAdsBlock,
  },
  matching_jobs: {
    hydrate: 'never',
    parse: parseMatchingJobs,
    loader: loadMatchingJobsBlock,
    view: async () => MatchingJobsBlock,
  },
};

import { adLimits } from '@gruenland/shared-contracts/ads/ad-form.ts';

import { foreignEmailReason, sharedRetentionDays } from '#module/retention-rule.ts';
import type { RetentionRules } from '#module/retention-rule.ts';

import {
  clearDeletedAds,
  clearEndedAds,
  deleteUnconfirmedAds,
} from './writing/ad-retention.repository.ts';
import { deleteOldAdDrafts } from './writing/draft.repository.ts';

/** Retention rules for ads and their drafts. */
export const adRetentionRules: RetentionRules = {
  ads: {
    persons: 'the seller: name, place, account or address',
    deletedWith: ['users'],
    periods: [
      {
        rows: 'ads of guests that were not confirmed',
        days: sharedRetentionDays.unconfirmed,
        from: 'submission',
        reason: foreignEmailReason,
        erase: deleteUnconfirmedAds,
      },
      {
        rows: 'content and seller of deleted ads',
        days: adLimits.undoDays,
        from: 'deletion',
        reason: 'the owner can restore the ad',
        erase: clearDeletedAds,
      },
      {
        rows: 'content and seller of sold, expired, rejected and blocked ads without an open case',
        days: sharedRetentionDays.endedEntry,
        from: 'end, or last change of ads without an end',
        reason: 'shown for 30 days, then appeals for six months (Art. 20 DSA)',
        erase: clearEndedAds,
      },
    ],
    retentionNote: 'until the ad ends',
  },
  ad_drafts: {
    persons: 'the seller',
    deletedWith: ['users', 'ads'],
    periods: [
      {
        rows: 'drafts that were not submitted',
        days: adLimits.draftDays,
        from: 'last change',
        reason: 'the form can be continued; the page of the form says so',
        erase: deleteOldAdDrafts,
      },
    ],
    retentionNote: 'submitted drafts until they are decided',
  },
  ad_categories: { persons: 'nobody', retentionNote: 'part of the site' },
};

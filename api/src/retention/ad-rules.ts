import { adLimits } from '@gruenland/shared-contracts/ads/ad-form.ts';

import {
  clearDeletedAds,
  clearEndedAds,
  deleteUnconfirmedAds,
} from '#modules/ads/writing/ad-retention.repository.ts';
import { deleteOldAdDrafts } from '#modules/ads/writing/draft.repository.ts';
import { orphanHours } from '#modules/photos/remove-orphans.ts';

import { foreignAddressReason, sharedDays } from '#module/retention-rule.ts';
import type { RetentionRules } from '#module/retention-rule.ts';

/** Rules for ads. The row of an ad stays without content, so that its URL answers 410. */
export const adRules: RetentionRules = {
  ads: {
    persons: 'the seller: name, place, account or address',
    deletedWith: ['users'],
    periods: [
      {
        rows: 'ads of guests that were not confirmed',
        days: sharedDays.unconfirmed,
        from: 'submission',
        reason: foreignAddressReason,
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
        days: sharedDays.endedEntry,
        from: 'end, or last change of ads without an end',
        reason: 'shown for 30 days, then appeals for six months (Art. 20 DSA)',
        erase: clearEndedAds,
      },
    ],
    kept: 'until the ad ends',
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
    kept: 'submitted drafts until they are decided',
  },
  ad_photos: {
    persons: 'people on the photo',
    periods: [
      {
        rows: 'photos that no draft, ad, event or open case uses',
        days: orphanHours / 24,
        from: 'upload',
        reason: 'the draft may be saved after the upload',
        erase: 'removeOrphans',
      },
    ],
  },
};

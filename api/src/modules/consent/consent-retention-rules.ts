import { sharedRetentionDays } from '#module/retention-rule.ts';
import type { RetentionRules } from '#module/retention-rule.ts';

import { deleteOldConsent } from './consent.service.ts';

/** Retention rules for consent. */
export const consentRetentionRules: RetentionRules = {
  consent_records: {
    persons: 'a visitor, by a random id',
    periods: [
      {
        rows: 'all',
        days: sharedRetentionDays.limitation,
        from: 'decision',
        reason: 'the cookie lasts twelve months; then evidence for three years (§ 195 BGB)',
        erase: deleteOldConsent,
      },
    ],
  },
};

import type { RetentionPeriod, RetentionRules } from '#module/retention-rule.ts';

import { deleteOldDeliveries } from './issues/delivery.repository.ts';
import {
  deleteOldConsentRecords,
  deleteUnconfirmedSignUps,
  truncateOldIpAddresses,
} from './newsletter-retention.repository.ts';

const unconfirmedPeriod: RetentionPeriod = {
  rows: 'sign-ups that were not confirmed, with their subscriptions',
  days: 14,
  from: 'sign-up',
  reason: 'the address may belong to another person; the link is valid for seven days',
  erase: deleteUnconfirmedSignUps,
};

const endedPeriod: RetentionPeriod = {
  rows: 'subscriptions that ended, and the consent of addresses without a subscription',
  days: 1095,
  from: 'end of the last subscription',
  reason: 'evidence of the consent (Art. 7 Abs. 1 DSGVO), three years (§ 195 BGB)',
  erase: deleteOldConsentRecords,
};

export const newsletterRetentionRules: RetentionRules = {
  newsletter_subscriptions: {
    persons: 'the subscriber: address',
    periods: [unconfirmedPeriod, endedPeriod],
    retentionNote: 'until the subscription ends',
  },
  newsletter_sign_ups: {
    persons: 'the subscriber: address, name, IP address',
    periods: [
      unconfirmedPeriod,
      {
        rows: 'last part of the IP addresses',
        days: 365,
        from: 'sign-up',
        reason: 'the beginning suffices as evidence (Art. 5 Abs. 1 DSGVO)',
        erase: truncateOldIpAddresses,
      },
      endedPeriod,
    ],
  },
  newsletter_issues: {
    persons: 'staff: the last editor',
    retentionNote: 'archive of what was sent',
  },
  newsletter_deliveries: {
    persons: 'the subscriber, by the subscription',
    deletedWith: ['newsletter_subscriptions'],
    periods: [
      {
        rows: 'all',
        days: 365,
        from: 'last change',
        reason: 'answers complaints about mails; a longer memory has no use',
        erase: deleteOldDeliveries,
      },
    ],
  },
};

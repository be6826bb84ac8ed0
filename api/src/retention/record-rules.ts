import { deleteExpiredEvidence } from '#audit/audit.ts';
import { deleteOldIdempotencyKeys } from '#idempotency/idempotency.repository.ts';
import { deleteOldCases } from '#modules/moderation/case.repository.ts';
import { deleteOldReports } from '#modules/moderation/report.service.ts';

import type { RetentionRules } from '#module/retention-rule.ts';

/** Rules for records of what happened: moderation, audit log, requests. */
export const activityRecordRules: RetentionRules = {
  moderation_cases: {
    persons: 'the owner of the entry, by its texts; staff',
    periods: [
      {
        rows: 'cases that are not open',
        days: 365,
        from: 'last change',
        reason: 'appeals for six months (Art. 20 DSA), then the yearly report (Art. 15, 24 DSA)',
        erase: deleteOldCases,
      },
    ],
    kept: 'until the case is decided',
  },
  reports: {
    persons: 'the reporter: name, address, text',
    periods: [
      {
        rows: 'decided reports',
        days: 365,
        from: 'decision',
        reason: 'as moderation_cases',
        erase: deleteOldReports,
      },
    ],
    kept: 'until the report is decided',
  },
  audit_log: {
    persons: 'users and staff, by ids',
    periods: [
      {
        rows: 'all',
        days: 1095,
        from: 'action',
        reason: 'limitation period (§ 195 BGB); decision 093',
        erase: deleteExpiredEvidence,
      },
    ],
  },
  idempotency_keys: {
    persons: 'the caller, by a hash; ids of results',
    periods: [
      {
        rows: 'all',
        days: 7,
        from: 'request',
        reason: 'browsers repeat a request within days',
        erase: deleteOldIdempotencyKeys,
      },
    ],
  },
};

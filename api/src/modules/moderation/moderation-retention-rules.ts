import type { RetentionRules } from '#module/retention-rule.ts';

import { deleteOldCases } from './case.repository.ts';
import { deleteOldReports } from './report.service.ts';

export const moderationRetentionRules: RetentionRules = {
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
    retentionNote: 'until the case is decided',
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
    retentionNote: 'until the report is decided',
  },
};

import { deleteExpiredEvidence } from '#audit/audit.ts';
import type { RetentionRules } from '#module/retention-rule.ts';

/** Retention rules for the audit log. */
export const auditLogRetentionRules: RetentionRules = {
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
};

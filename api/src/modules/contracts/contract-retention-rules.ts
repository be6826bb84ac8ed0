import { deleteExpiredEvidence } from '#audit/audit.ts';
import { sharedRetentionDays } from '#module/retention-rule.ts';
import type { RetentionRules } from '#module/retention-rule.ts';

/** Retention rules for contract declarations and the records of how staff handled them. */
export const contractRetentionRules: RetentionRules = {
  contract_declarations: {
    persons: 'the person who declared a cancellation or withdrawal',
    periods: [
      {
        rows: 'all',
        days: sharedRetentionDays.limitation,
        from: 'receipt',
        reason: 'evidence for both sides (§§ 195, 199 BGB); decision 093',
        erase: deleteExpiredEvidence,
      },
    ],
  },
  contract_handlings: {
    persons: 'the declaring person; staff',
    deletedWith: ['contract_declarations'],
  },
};

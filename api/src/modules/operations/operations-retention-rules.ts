import type { RetentionRules } from '#module/retention-rule.ts';

export const operationsRetentionRules: RetentionRules = {
  kill_switches: {
    persons: 'staff: who switched off',
    retentionNote: 'until staff switch on again',
  },
};

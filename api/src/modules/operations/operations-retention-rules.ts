import type { RetentionRules } from '#module/retention-rule.ts';

/** Retention rules of kill switches. */
export const operationsRetentionRules: RetentionRules = {
  kill_switches: {
    persons: 'staff: who switched off',
    retentionNote: 'until staff switch on again',
  },
};

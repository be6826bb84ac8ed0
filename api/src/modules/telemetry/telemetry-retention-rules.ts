import type { RetentionRules } from '#module/retention-rule.ts';

export const telemetryRetentionRules: RetentionRules = {
  telemetry_errors: {
    persons: 'nobody: reports are cleaned of personal data',
    retentionNote: 'the newest ones, limited by number',
  },
  telemetry_vitals: {
    persons: 'nobody: measurements',
    retentionNote: 'the newest ones, limited by number',
  },
};

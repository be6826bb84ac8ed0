import type { RetentionRules } from '#module/retention-rule.ts';

export const redirectsRetentionRules: RetentionRules = {
  redirects: { persons: 'staff: who saved it', retentionNote: 'until staff delete the redirect' },
};

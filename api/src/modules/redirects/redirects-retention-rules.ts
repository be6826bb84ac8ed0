import type { RetentionRules } from '#module/retention-rule.ts';

/** Retention rules of redirects. */
export const redirectsRetentionRules: RetentionRules = {
  redirects: { persons: 'staff: who saved it', retentionNote: 'until staff delete the redirect' },
};

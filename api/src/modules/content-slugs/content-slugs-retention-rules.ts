import type { RetentionRules } from '#module/retention-rule.ts';

/** Retention rules for the slugs of stories. */
export const contentSlugsRetentionRules: RetentionRules = {
  content_slugs: { persons: 'nobody: addresses of pages', retentionNote: 'resolves old addresses' },
};

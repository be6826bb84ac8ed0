import type { RetentionRules } from '#module/retention-rule.ts';

/** Retention rules of slugs of stories. */
export const contentSlugsRetentionRules: RetentionRules = {
  content_slugs: { persons: 'nobody: addresses of pages', kept: 'resolves old addresses' },
};

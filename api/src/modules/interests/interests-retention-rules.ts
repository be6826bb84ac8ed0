import type { RetentionRules } from '#module/retention-rule.ts';

/** Retention rules of interests. */
export const interestsRetentionRules: RetentionRules = {
  interest_profiles: { persons: 'the user', deletedWith: ['users'] },
};

import type { RetentionRules } from '#module/retention-rule.ts';

export const interestsRetentionRules: RetentionRules = {
  interest_profiles: { persons: 'the user', deletedWith: ['users'] },
};

import type { RetentionRules } from '#module/retention-rule.ts';

import { deleteOldChallenges } from './passkey.repository.ts';

/** Retention rules for sign-in methods. */
export const signInRetentionRules: RetentionRules = {
  accounts: { persons: 'the user', deletedWith: ['users'] },
  passkeys: { persons: 'the user', deletedWith: ['users'] },
  second_factors: { persons: 'the user', deletedWith: ['users'] },
  verifications: {
    persons: 'hashes of addresses during a sign-in',
    periods: [
      {
        rows: 'all',
        days: 0,
        from: 'expiry',
        reason: 'not needed after the sign-in',
        erase: deleteOldChallenges,
      },
    ],
  },
};

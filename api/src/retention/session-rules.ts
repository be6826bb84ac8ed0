import { deleteOldChallenges } from '#modules/auth-methods/passkey.repository.ts';
import { deleteOldTokens } from '#modules/session/one-time-token.repository.ts';
import { deleteExpiredSessions } from '#modules/session/session.repository.ts';
import { deleteOldThrottles } from '#modules/session/throttle.repository.ts';

import type { RetentionRules } from '#module/retention-rule.ts';

/** Rules for sessions and logins. */
export const sessionRules: RetentionRules = {
  sessions: {
    persons: 'the user: device and time of sign-ins',
    deletedWith: ['users'],
    periods: [
      {
        rows: 'all',
        days: 30,
        from: 'expiry',
        reason: 'detects the use of a stolen token',
        erase: deleteExpiredSessions,
      },
    ],
  },
  one_time_tokens: {
    persons: 'the user',
    deletedWith: ['users'],
    periods: [
      {
        rows: 'all',
        days: 7,
        from: 'expiry, or end of the access that the token gives',
        reason: 'tells an expired link from an unknown one',
        erase: deleteOldTokens,
      },
    ],
  },
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
  throttles: {
    persons: 'hashes of addresses',
    periods: [
      {
        rows: 'all',
        days: 0,
        from: 'end of the counted period',
        reason: 'not needed for the limit',
        erase: deleteOldThrottles,
      },
    ],
  },
};

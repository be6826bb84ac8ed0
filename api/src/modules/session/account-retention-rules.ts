import { accountDeletionDelayDays } from '@gruenland/shared-contracts/api/privacy.ts';

import { foreignEmailReason, sharedRetentionDays } from '#module/retention-rule.ts';
import type { RetentionRules } from '#module/retention-rule.ts';

import { deleteOldEmailChanges } from './email-change.repository.ts';
import { deleteOldTokens } from './one-time-token.repository.ts';
import { deleteExpiredSessions } from './session.repository.ts';
import { deleteOldThrottles } from './throttle.repository.ts';
import { deleteUnconfirmedUsers } from './user.repository.ts';

export const accountRetentionRules: RetentionRules = {
  users: {
    persons: 'the user: address, name, profile',
    periods: [
      {
        rows: 'accounts whose address was not confirmed',
        days: sharedRetentionDays.unconfirmed,
        from: 'registration',
        reason: foreignEmailReason,
        erase: deleteUnconfirmedUsers,
      },
      {
        rows: 'accounts whose user requested the deletion',
        days: accountDeletionDelayDays,
        from: 'request',
        reason: 'time to cancel; Art. 17 DSGVO allows one month',
        erase: 'deleteDueAccounts',
      },
    ],
    retentionNote: 'until the user deletes the account',
  },
  email_changes: {
    persons: 'the user: former and new address',
    deletedWith: ['users'],
    periods: [
      {
        rows: 'changes that were not confirmed',
        days: 30,
        from: 'request',
        reason: 'the new address may belong to another person',
        erase: deleteOldEmailChanges,
      },
    ],
  },
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

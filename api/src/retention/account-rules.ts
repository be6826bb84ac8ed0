import { deletionDays } from '@gruenland/shared-contracts/api/privacy.ts';

import { deleteOldEmailChanges } from '#modules/session/email-change.repository.ts';
import { deleteUnconfirmedUsers } from '#modules/session/user.repository.ts';
import { deleteOldExports } from '#modules/privacy/privacy.repository.ts';

import { foreignAddressReason, sharedDays } from '#module/retention-rule.ts';
import type { RetentionRules } from '#module/retention-rule.ts';

/** Rules for accounts and their sign-in methods. */
export const accountRules: RetentionRules = {
  users: {
    persons: 'the user: address, name, profile',
    periods: [
      {
        rows: 'accounts whose address was not confirmed',
        days: sharedDays.unconfirmed,
        from: 'registration',
        reason: foreignAddressReason,
        erase: deleteUnconfirmedUsers,
      },
      {
        rows: 'accounts whose user requested the deletion',
        days: deletionDays,
        from: 'request',
        reason: 'time to cancel; Art. 17 DSGVO allows one month',
        erase: 'deleteDueAccounts',
      },
    ],
    kept: 'until the user deletes the account',
  },
  accounts: { persons: 'the user', deletedWith: ['users'] },
  passkeys: { persons: 'the user', deletedWith: ['users'] },
  second_factors: { persons: 'the user', deletedWith: ['users'] },
  interest_profiles: { persons: 'the user', deletedWith: ['users'] },
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
  data_exports: {
    persons: 'the user: a copy of all data',
    deletedWith: ['users'],
    periods: [
      {
        rows: 'all',
        days: 0,
        from: 'expiry, seven days after the request',
        reason: 'time to download the copy',
        erase: deleteOldExports,
      },
    ],
  },
};

import type {
  BlockAccountRequest,
  DeskAccount,
  FoundAccount,
} from '@gruenland/shared-contracts/api/staff-accounts.ts';
import type { AccountType } from '@gruenland/shared-contracts/api/profile.ts';
import type { User } from '@gruenland/shared-contracts/session.ts';
import { isStaffRole } from '@gruenland/shared-contracts/staff.ts';

import { recordAudit } from '#audit/audit.ts';
import { berlinDay } from '#berlin-day.ts';
import type { Drizzle } from '#db/database.ts';
import { enqueue } from '#queue/task.repository.ts';
import { blockLasts, blockOf } from '#modules/session/account-block.ts';
import { findStoredUser } from '#modules/session/user.repository.ts';
import { germanDay } from '#modules/events/german-time.ts';
import { Problem } from '#problem.ts';

import { beginBlock, endBlock } from './account-block.service.ts';
import { countEntries, findAccount, lockAccount, saveBlock } from './account.repository.ts';
import type { StoredAccount } from './account.repository.ts';

/** Looking at an account, blocking it and letting it go on (DSA Art. 17, 23). */
export interface AccountDeskService {
  /** @throws Problem `record.not-found` when nobody has an account with exactly this address */
  find(staff: User, email: string): Promise<FoundAccount>;
  /** @throws Problem `record.not-found` */
  read(staff: User, id: string): Promise<DeskAccount>;
  /**
   * Said again it changes reason and end; the same once more changes nothing and tells nobody.
   *
   * @throws Problem `record.not-found`, `account.staff`, `form.invalid` for a day that is not to come
   */
  block(staff: User, id: string, request: BlockAccountRequest): Promise<void>;
  /** Of one that is not blocked nothing changes. @throws Problem `record.not-found` */
  unblock(staff: User, id: string): Promise<void>;
}

export interface AccountDeskParts {
  readonly db: Drizzle;
  readonly wakeJobs: () => void;
}

const isStaff = ({ roles }: StoredAccount) => roles.some(isStaffRole);

function view(account: StoredAccount, entries: DeskAccount['entries']): DeskAccount {
  const { id, email, displayName, company, legalName, vatId, registerNo, imprint } = account;
  const accountType = account.accountType as AccountType;
  return {
    id,
    email,
    displayName,
    accountType,
    staff: isStaff(account),
    unconfirmed: !account.emailVerified,
    createdAt: account.createdAt.toISOString(),
    deletionDueAt: account.deletionDueAt?.toISOString() ?? null,
    trader: accountType === 'trader' ? { company, legalName, vatId, registerNo, imprint } : null,
    entries,
    block: blockLasts(account) ? blockOf(account) : null,
  };
}

/** The midnight that ends a day in Germany. @throws Problem `form.invalid` */
function endOf(until: string | null | undefined): Date | null {
  if (!until) return null;
  if (until <= berlinDay(new Date())) {
    throw new Problem('form.invalid', { fields: { until: 'Bitte ein Tag ab morgen.' } });
  }
  return germanDay(until, 1);
}

export function createAccountDesk({ db, wakeJobs }: AccountDeskParts): AccountDeskService {
  return {
    find: async (staff, email) => {
      const account = await findStoredUser(db, { email });
      const subject = `user:${account?.id ?? 'unknown'}`;
      await recordAudit(db, { action: 'desk.account-searched', actor: staff.id, subject });
      if (!account) throw new Problem('record.not-found');
      return { id: account.id };
    },
    read: async (staff, id) => {
      const account = await findAccount(db, id);
      if (!account) throw new Problem('record.not-found');
      const subject = `user:${id}`;
      await recordAudit(db, { action: 'desk.account-read', actor: staff.id, subject });
      return view(account, await countEntries(db, account));
    },
    block: async (staff, id, { reason, until }) => {
      const blockedUntil = endOf(until);
      await db.transaction(async (tx) => {
        const account = await lockAccount(tx, id);
        if (!account) throw new Problem('record.not-found');
        if (isStaff(account)) throw new Problem('account.staff');
        const lasts = blockLasts(account);
        const sameEnd = account.blockedUntil?.getTime() === blockedUntil?.getTime();
        if (lasts && sameEnd && account.blockReason === reason) return;
        await saveBlock(tx, id, {
          blockedAt: lasts ? account.blockedAt : new Date(),
          blockedUntil,
          blockReason: reason,
        });
        await beginBlock(tx, account, blockedUntil);
        await recordAudit(tx, {
          action: lasts ? 'account.block-changed' : 'account.blocked',
          actor: staff.id,
          subject: `user:${id}`,
          details: { until: until ?? 'none' },
        });
        await enqueue(tx, { kind: 'mail.account-blocked', payload: { userId: id } });
      });
      wakeJobs();
    },
    unblock: async (staff, id) => {
      await db.transaction(async (tx) => {
        const account = await lockAccount(tx, id);
        if (!account) throw new Problem('record.not-found');
        if (account.blockedAt) await endBlock(tx, account, staff.id);
      });
      wakeJobs();
    },
  };
}

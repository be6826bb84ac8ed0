import type {
  BlockAccountRequest,
  AccountDetail,
  FoundAccount,
} from '@gruenland/shared-contracts/api/staff-accounts.ts';
import type { AccountType } from '@gruenland/shared-contracts/api/profile.ts';
import type { User } from '@gruenland/shared-contracts/session.ts';
import { isStaffRole } from '@gruenland/shared-contracts/staff.ts';

import { recordAudit } from '#audit/audit.ts';
import { getBerlinDay } from '@gruenland/shared-contracts/german-calendar.ts';
import type { Drizzle } from '#db/database.ts';
import { enqueueTask } from '#queue/task.repository.ts';
import { isBlockActive, toAccountBlock, findStoredUser } from '#modules/session/interface.ts';
import { getStartOfGermanDay } from '@gruenland/shared-contracts/german-calendar.ts';
import { Problem } from '#problem.ts';

import { startBlock, endBlock } from './account-block.service.ts';
import { countEntries, findAccount, lockAccount, saveBlock } from './account.repository.ts';
import type { StoredAccount } from './account.repository.ts';

/** Who acts: the id of a staff member, or the name of a command. */
export type StaffActor = Pick<User, 'id'>;

/** Reads, blocks and unblocks accounts (DSA Art. 17, 23). */
export interface AccountListService {
  /** Finds the account with exactly this email address. @throws Problem `record.not-found` */
  findByEmail(staffMember: StaffActor, email: string): Promise<FoundAccount>;
  /** Reads an account with its entries. @throws Problem `record.not-found` */
  read(staffMember: StaffActor, id: string): Promise<AccountDetail>;
  /**
   * Blocks an account. If the account is already blocked, updates the reason and the end of the
   * block. An identical call changes nothing and sends no mail.
   * @throws Problem `record.not-found`, `account.is-staff`, `form.invalid` if the last blocked day
   *   is not in the future
   */
  block(staffMember: StaffActor, id: string, request: BlockAccountRequest): Promise<void>;
  /** Unblocks an account; does nothing if it is not blocked. @throws Problem `record.not-found` */
  unblock(staffMember: StaffActor, id: string): Promise<void>;
}

export interface AccountListDependencies {
  readonly db: Drizzle;
  readonly notifyTaskRunner: () => void;
}

const isStaff = ({ roles }: StoredAccount) => roles.some(isStaffRole);

function toAccountDetail(account: StoredAccount, entries: AccountDetail['entries']): AccountDetail {
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
    block: isBlockActive(account) ? toAccountBlock(account) : null,
  };
}

/**
 * Returns the German midnight at the end of the last blocked day, or null if no day is given.
 * @throws Problem `form.invalid` if the day is invalid or not in the future
 */
function parseBlockEnd(lastBlockedDay: string | null | undefined): Date | null {
  if (!lastBlockedDay) return null;
  if (lastBlockedDay <= getBerlinDay(new Date())) {
    throw new Problem('form.invalid', { fields: { until: 'Bitte ein Tag ab morgen.' } });
  }
  return getStartOfGermanDay(lastBlockedDay, 1);
}

export function createAccountListService({
  db,
  notifyTaskRunner,
}: AccountListDependencies): AccountListService {
  return {
    findByEmail: async (staffMember, email) => {
      const account = await findStoredUser(db, { email });
      const auditSubject = `user:${account?.id ?? 'unknown'}`;
      await recordAudit(db, {
        action: 'staff.account-searched',
        actor: staffMember.id,
        subject: auditSubject,
      });
      if (!account) throw new Problem('record.not-found');
      return { id: account.id };
    },
    read: async (staffMember, id) => {
      const account = await findAccount(db, id);
      if (!account) throw new Problem('record.not-found');
      const auditSubject = `user:${id}`;
      await recordAudit(db, {
        action: 'staff.account-read',
        actor: staffMember.id,
        subject: auditSubject,
      });
      return toAccountDetail(account, await countEntries(db, account));
    },
    block: async (staffMember, id, { reason, until }) => {
      const blockedUntil = parseBlockEnd(until);
      await db.transaction(async (tx) => {
        const account = await lockAccount(tx, id);
        if (!account) throw new Problem('record.not-found');
        if (isStaff(account)) throw new Problem('account.is-staff');
        const isAlreadyBlocked = isBlockActive(account);
        const hasSameEnd = account.blockedUntil?.getTime() === blockedUntil?.getTime();
        if (isAlreadyBlocked && hasSameEnd && account.blockReason === reason) return;
        await saveBlock(tx, id, {
          blockedAt: isAlreadyBlocked ? account.blockedAt : new Date(),
          blockedUntil,
          blockReason: reason,
        });
        await startBlock(tx, account, blockedUntil);
        await recordAudit(tx, {
          action: isAlreadyBlocked ? 'account.block-changed' : 'account.blocked',
          actor: staffMember.id,
          subject: `user:${id}`,
          details: { until: until ?? 'none' },
        });
        await enqueueTask(tx, { kind: 'mail.account-blocked', payload: { userId: id } });
      });
      notifyTaskRunner();
    },
    unblock: async (staffMember, id) => {
      await db.transaction(async (tx) => {
        const account = await lockAccount(tx, id);
        if (!account) throw new Problem('record.not-found');
        if (account.blockedAt) await endBlock(tx, account, staffMember.id);
      });
      notifyTaskRunner();
    },
  };
}

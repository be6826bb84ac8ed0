import { messageLimits as limits } from '@gruenland/shared-contracts/api/messages.ts';

import type { Executor } from '#db/database.ts';
import { Problem } from '#problem.ts';

import { countStartedConversations } from './conversation.repository.ts';

const dayMs = 86_400_000;

/** Returns the creation time of an account, or null if the account does not exist. */
export type FindAccountCreatedAt = (db: Executor, userId: string) => Promise<Date | null>;

/** Returns how many conversations a person may start within 24 hours. */
function getConversationQuota(accountCreatedAt: Date | null, now = Date.now()): number {
  const {
    guest: guestQuota,
    young: newAccountQuota,
    known: olderAccountQuota,
  } = limits.maxNewConversationsPerDay;
  if (!accountCreatedAt) return guestQuota;
  return now - accountCreatedAt.getTime() < limits.newAccountDays * dayMs
    ? newAccountQuota
    : olderAccountQuota;
}

/**
 * Enforces the quota for new conversations. The caller must hold the lock of `lockPerson`. @throws
 * Problem `message.limit`
 */
export async function enforceQuota(
  tx: Executor,
  askerKey: string,
  userId: string | null,
  findAccountCreatedAt: FindAccountCreatedAt,
): Promise<void> {
  const accountCreatedAt = userId ? await findAccountCreatedAt(tx, userId) : null;
  const startedCount = await countStartedConversations(tx, askerKey, new Date(Date.now() - dayMs));
  if (startedCount >= getConversationQuota(accountCreatedAt)) throw new Problem('message.limit');
}

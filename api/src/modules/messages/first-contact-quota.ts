import { messageLimits as limits } from '@gruenland/shared-contracts/api/messages.ts';

import type { Executor } from '#db/database.ts';
import { Problem } from '#problem.ts';

import { countBegun } from './conversation.repository.ts';

const day = 86_400_000;

/** Returns the creation time of an account; null if it does not exist. */
export type FindAccountCreation = (db: Executor, userId: string) => Promise<Date | null>;

/** How many conversations a person may start within 24 hours. */
export function conversationQuota(accountSince: Date | null, now = Date.now()): number {
  const { guest, young, known } = limits.firstContacts;
  if (!accountSince) return guest;
  return now - accountSince.getTime() < limits.newDays * day ? young : known;
}

/**
 * Enforces the limit. The caller must hold the lock of `lockPerson`. @throws Problem
 * `message.limit`
 */
export async function checkQuota(
  tx: Executor,
  askerKey: string,
  userId: string | null,
  facts: FindAccountCreation,
): Promise<void> {
  const since = userId ? await facts(tx, userId) : null;
  const begun = await countBegun(tx, askerKey, new Date(Date.now() - day));
  if (begun >= conversationQuota(since)) throw new Problem('message.limit');
}

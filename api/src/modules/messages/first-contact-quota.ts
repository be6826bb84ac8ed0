import { messageLimits as limits } from '@gruenland/shared-contracts/api/messages.ts';

import type { Executor } from '#db/database.ts';
import { Problem } from '#problem.ts';

import { countBegun } from './conversation.repository.ts';

const day = 86_400_000;

/** When an account was made; null for one that there is not. */
export type AccountFacts = (db: Executor, userId: string) => Promise<Date | null>;

/** How many conversations somebody may begin within 24 hours. */
export function quotaOf(accountSince: Date | null, now = Date.now()): number {
  const { guest, young, known } = limits.firstContacts;
  if (!accountSince) return guest;
  return now - accountSince.getTime() < limits.newDays * day ? young : known;
}

/** The person must be locked. @throws Problem `message.limit` */
export async function checkQuota(
  tx: Executor,
  askerKey: string,
  userId: string | null,
  facts: AccountFacts,
): Promise<void> {
  const since = userId ? await facts(tx, userId) : null;
  const begun = await countBegun(tx, askerKey, new Date(Date.now() - day));
  if (begun >= quotaOf(since)) throw new Problem('message.limit');
}

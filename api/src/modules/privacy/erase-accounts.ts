import type { Logger } from '@gruenland/shared-contracts/logger.ts';

import { recordAudit } from '#audit/audit.ts';
import type { Drizzle, Executor } from '#db/database.ts';

import type { FormerEmail, PersonalData } from '#module/personal-data.ts';
import { deleteUser, findDueDeletions, lockDueDeletion } from './privacy.repository.ts';

/** Finds the former email addresses of a user. */
export type FindFormerEmailAddresses = (
  db: Executor,
  userId: string,
) => Promise<readonly FormerEmail[]>;

export interface ErasureDependencies {
  readonly db: Drizzle;
  readonly data: readonly PersonalData[];
  readonly findFormerEmailAddresses: FindFormerEmailAddresses;
  readonly log: Logger;
}

interface Person {
  readonly id: string;
  readonly email: string;
}

async function eraseDueAccount(
  tx: Executor,
  { data, findFormerEmailAddresses }: ErasureDependencies,
  person: Person,
  now: Date,
): Promise<number> {
  if (!(await lockDueDeletion(tx, person.id, now))) return 0;
  const subject = {
    ...person,
    formerEmails: await findFormerEmailAddresses(tx, person.id),
  };
  for (const moduleData of data) await moduleData.erase(tx, subject);
  await deleteUser(tx, person.id);
  await recordAudit(tx, { action: 'account.deleted', actor: null, subject: `user:${person.id}` });
  return 1;
}

/**
 * Erases all accounts whose grace period is over, each in a transaction of its own. A failure is
 * logged, so that the other accounts are still erased; the next run tries again.
 *
 * @returns the number of erased accounts
 */
export async function eraseDueAccounts(
  dependencies: ErasureDependencies,
  now: Date,
): Promise<number> {
  const { db, log } = dependencies;
  let erasedCount = 0;
  for (let lastId = ''; ;) {
    const people = await findDueDeletions(db, now, lastId);
    for (const person of people) {
      try {
        erasedCount += await db.transaction((tx) => eraseDueAccount(tx, dependencies, person, now));
      } catch (error) {
        log.error({ err: error, user: person.id }, 'an account could not be erased');
      }
    }
    lastId = people.at(-1)?.id ?? '';
    if (!lastId) return erasedCount;
  }
}

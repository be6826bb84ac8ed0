import { and, arrayOverlaps, isNull, ne } from 'drizzle-orm';

import type { Executor } from '#db/database.ts';
import { users } from '#db/tables/users.ts';

import type { ModerationKind, Person, StoredCase } from './moderation-kind.ts';

/** What is being decided: a case, or an appeal against its decision. */
export type DecisionTarget = 'case' | 'appeal';

const deciders = ['moderator', 'admin'];

async function hasConflict(
  db: Executor,
  kind: ModerationKind,
  stored: StoredCase,
  person: Person,
  what: DecisionTarget,
): Promise<boolean> {
  if (what === 'appeal' && stored.decidedBy === person.id) return true;
  return kind.isOwnedBy(db, stored.subjectId, person);
}

/** Whether another moderator without a conflict of interest exists. */
async function isAnotherModeratorAvailable(
  db: Executor,
  kind: ModerationKind,
  stored: StoredCase,
  person: Person,
  what: DecisionTarget,
): Promise<boolean> {
  const others = await db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(
      and(
        ne(users.id, person.id),
        arrayOverlaps(users.roles, deciders),
        isNull(users.deletionDueAt),
      ),
    );
  for (const other of others) {
    if (!(await hasConflict(db, kind, stored, other, what))) return true;
  }
  return false;
}

/**
 * Prevents conflicts of interest: moderators do not decide about their own entries, their own
 * reports, or appeals against their own decisions, as long as another moderator can. Art. 20 DSA
 * requires that appeals are decided without arbitrariness and by qualified people (Abs. 4, 6), but
 * not by a different person; that is this site's rule. A single moderator decides anyway, so that
 * no appeal stays open forever; the audit log then contains `alone`.
 *
 * @returns `free`: no conflict; `other`: another moderator must decide; `alone`: conflict, but
 *   there is no other moderator
 */
export async function findConflictOfInterest(
  db: Executor,
  kind: ModerationKind,
  stored: StoredCase,
  person: Person,
  what: DecisionTarget,
): Promise<'free' | 'alone' | 'other'> {
  if (!(await hasConflict(db, kind, stored, person, what))) return 'free';
  return (await isAnotherModeratorAvailable(db, kind, stored, person, what)) ? 'other' : 'alone';
}

import { and, arrayOverlaps, isNull, ne } from 'drizzle-orm';

import type { Executor } from '#db/database.ts';
import { users } from '#db/tables/users.ts';

import type { ModerationKind, Person, StoredCase } from './moderation-kind.ts';

/** The subject of a decision: a case, or an appeal against the decision of a case. */
export type DecisionTarget = 'case' | 'appeal';

const decidingRoles = ['moderator', 'admin'];

async function hasConflict(
  db: Executor,
  kind: ModerationKind,
  storedCase: StoredCase,
  person: Person,
  target: DecisionTarget,
): Promise<boolean> {
  if (target === 'appeal' && storedCase.decidedBy === person.id) return true;
  return kind.isOwnedBy(db, storedCase.subjectId, person);
}

/** Returns whether another moderator without a conflict of interest exists. */
async function isAnotherModeratorAvailable(
  db: Executor,
  kind: ModerationKind,
  storedCase: StoredCase,
  person: Person,
  target: DecisionTarget,
): Promise<boolean> {
  const otherStaff = await db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(
      and(
        ne(users.id, person.id),
        arrayOverlaps(users.roles, decidingRoles),
        isNull(users.deletionDueAt),
      ),
    );
  for (const otherPerson of otherStaff) {
    if (!(await hasConflict(db, kind, storedCase, otherPerson, target))) return true;
  }
  return false;
}

/**
 * Checks whether a moderator has a conflict of interest: the case is about the moderator's own
 * entry or report, or the appeal is against the moderator's own decision. Art. 20 Abs. 4 and 6 DSA
 * require only that qualified people decide appeals without arbitrariness. If no other moderator
 * exists, the moderator decides despite the conflict, so that no appeal stays open forever.
 * @returns `free`: no conflict; `other`: another moderator must decide; `alone`: conflict, but
 *   there is no other moderator
 */
export async function findConflictOfInterest(
  db: Executor,
  kind: ModerationKind,
  storedCase: StoredCase,
  person: Person,
  target: DecisionTarget,
): Promise<'free' | 'alone' | 'other'> {
  if (!(await hasConflict(db, kind, storedCase, person, target))) return 'free';
  return (await isAnotherModeratorAvailable(db, kind, storedCase, person, target))
    ? 'other'
    : 'alone';
}

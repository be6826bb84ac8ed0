import { and, arrayOverlaps, isNull, ne } from 'drizzle-orm';

import type { Executor } from '#db/database.ts';
import { users } from '#db/tables/users.ts';

import type { ModerationKind, Person, StoredCase } from './moderation-kind.ts';

/** What a moderator decides: a case, or an appeal against the decision of a case. */
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
 * Prevents conflicts of interest: moderators do not decide about their own entries, their own
 * reports, or appeals against their own decisions, as long as another moderator can decide. Art. 20
 * DSA requires that qualified people decide appeals without arbitrariness (Abs. 4, 6). The rule
 * that a different person decides is a rule of this site. If no other moderator exists, the
 * moderator decides despite the conflict, so that no appeal stays open forever. The audit log then
 * contains `alone`.
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

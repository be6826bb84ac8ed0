import { and, arrayOverlaps, isNull, ne } from 'drizzle-orm';

import type { Executor } from '#db/database.ts';
import { users } from '#db/tables/users.ts';

import type { ModerationKind, Person, StoredCase } from './moderation-kind.ts';

/** What somebody is about to decide: a case, or an objection to its decision. */
export type Decision = 'case' | 'appeal';

const deciders = ['moderator', 'admin'];

async function concernsThem(
  db: Executor,
  kind: ModerationKind,
  stored: StoredCase,
  person: Person,
  what: Decision,
): Promise<boolean> {
  if (what === 'appeal' && stored.decidedBy === person.id) return true;
  return kind.isOf(db, stored.subjectId, person);
}

/** Whether another of the desk could decide who is concerned in no way. */
async function isThereAnother(
  db: Executor,
  kind: ModerationKind,
  stored: StoredCase,
  person: Person,
  what: Decision,
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
    if (!(await concernsThem(db, kind, stored, other, what))) return true;
  }
  return false;
}

/**
 * Nobody decides in their own matter: about an entry or a notice of their own, or about an objection
 * to their own decision, as long as there is another who can. Art. 20 DSA wants objections decided
 * without arbitrariness and by qualified people (Abs. 4, 6), not expressly by other people; that it
 * is another person is the rule of this house. A desk of one decides all the same, so that no
 * objection waits for ever; the audit log says so (`alone`).
 *
 * @returns `other`: may not, somebody else can; `alone`: concerned, but nobody else is there
 */
export async function whoDecides(
  db: Executor,
  kind: ModerationKind,
  stored: StoredCase,
  person: Person,
  what: Decision,
): Promise<'free' | 'alone' | 'other'> {
  if (!(await concernsThem(db, kind, stored, person, what))) return 'free';
  return (await isThereAnother(db, kind, stored, person, what)) ? 'other' : 'alone';
}

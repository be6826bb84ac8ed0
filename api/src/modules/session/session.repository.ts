import { and, eq, gt, lt, lte, sql } from 'drizzle-orm';
import { ulid } from 'ulid';

import type { User } from '@gruenland/shared-contracts/session.ts';

import type { Executor } from '#db/database.ts';
import { sessions } from '#db/tables/sessions.ts';
import { users } from '#db/tables/users.ts';

import { toUser, userColumns } from './user.repository.ts';

export interface StoredSession {
  readonly id: string;
  readonly userId: string;
  readonly familyId: string;
  readonly userAgent: string | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly rotatedAt: Date | null;
}

/** The user of a live token; by far the most frequent query, so it is planned once. */
export function prepareSessionUser(db: Executor): (tokenHash: string) => Promise<User | null> {
  const query = db
    .select(userColumns)
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.token, sql.placeholder('token')), gt(sessions.expiresAt, sql`now()`)))
    .prepare('session_user');
  return async (token) => {
    const [row] = await query.execute({ token });
    return row ? toUser(row) : null;
  };
}

/**
 * Any token ever issued and not yet forgotten, dead ones too. Locks its row until the transaction
 * ends, so that two renewals with one token come one after the other.
 */
export async function lockSession(db: Executor, tokenHash: string): Promise<StoredSession | null> {
  const rows = await db.select().from(sessions).where(eq(sessions.token, tokenHash)).for('update');
  return rows[0] ?? null;
}

export async function insertSuccessor(
  db: Executor,
  of: StoredSession,
  tokenHash: string,
  expiresAt: Date,
): Promise<void> {
  const { userId, familyId, userAgent } = of;
  await db
    .insert(sessions)
    .values({ id: ulid(), userId, familyId, userAgent, token: tokenHash, expiresAt });
}

/**
 * Lets a token and all older ones of its device run out. Younger ones stay: another tab may have
 * got one of them in the same moment, and the browser keeps either.
 */
export async function retire(db: Executor, session: StoredSession, graceEnd: Date): Promise<void> {
  await db
    .update(sessions)
    .set({
      rotatedAt: sql`coalesce(${sessions.rotatedAt}, now())`,
      expiresAt: sql`least(${sessions.expiresAt}, ${graceEnd.toISOString()}::timestamptz)`,
    })
    .where(
      and(
        eq(sessions.familyId, session.familyId),
        lte(sessions.createdAt, session.createdAt),
        gt(sessions.expiresAt, sql`now()`),
      ),
    );
}

export async function deleteFamily(db: Executor, familyId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.familyId, familyId));
}

/** Ends the device that a token belongs to. */
export async function deleteFamilyOf(db: Executor, tokenHash: string): Promise<void> {
  const family = db
    .select({ id: sessions.familyId })
    .from(sessions)
    .where(eq(sessions.token, tokenHash));
  await db.delete(sessions).where(sql`${sessions.familyId} in ${family}`);
}

/** Dead tokens are kept for a while, because a stolen one shows itself by being used again. */
export async function deleteExpired(db: Executor, before: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, before));
}

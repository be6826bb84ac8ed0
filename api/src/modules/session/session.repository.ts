import { and, desc, eq, gt, lt, max, min, ne, sql } from 'drizzle-orm';
import { ulid } from 'ulid';

import type { User } from '@gruenland/shared-contracts/session.ts';

import type { Executor } from '#db/database.ts';
import { deleteInBatches } from '#db/erase-in-batches.ts';
import { sessions } from '#db/tables/sessions.ts';
import { users } from '#db/tables/users.ts';

import { createNotBlockedCondition } from './account-block.ts';
import { toUser, userColumns } from './user.repository.ts';

export interface StoredSession {
  readonly id: string;
  readonly userId: string;
  readonly familyId: string;
  readonly userAgent: string | null;
  readonly createdAt: Date;
  readonly authenticatedAt: Date;
  readonly secondFactor: boolean;
  readonly expiresAt: Date;
  readonly rotatedAt: Date | null;
}

/** The user of a valid token, and data of the token's session. */
export interface LiveSession {
  readonly user: User;
  readonly familyId: string;
  readonly authenticatedAt: Date;
  /** Whether the user signed in with a second factor or a passkey. */
  readonly secondFactor: boolean;
}

/**
 * Prepares the statement that finds the session of a valid token, by far the most frequent query.
 * Tokens of blocked accounts are invalid, even if a login ran while the block was saved.
 */
export function prepareLiveSessionQuery(
  db: Executor,
): (tokenHash: string) => Promise<LiveSession | null> {
  const query = db
    .select({
      ...userColumns,
      familyId: sessions.familyId,
      authenticatedAt: sessions.authenticatedAt,
      secondFactor: sessions.secondFactor,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.token, sql.placeholder('token')),
        gt(sessions.expiresAt, sql`now()`),
        createNotBlockedCondition(),
      ),
    )
    .prepare('live_session');
  return async (token) => {
    const [row] = await query.execute({ token });
    if (!row) return null;
    const { familyId, authenticatedAt, secondFactor } = row;
    return { user: toUser(row), familyId, authenticatedAt, secondFactor };
  };
}

/**
 * Finds any stored token, even an expired one. Locks its row until the transaction ends, so that
 * parallel renewals with one token are serialized.
 */
export async function lockSession(db: Executor, tokenHash: string): Promise<StoredSession | null> {
  const rows = await db.select().from(sessions).where(eq(sessions.token, tokenHash)).for('update');
  return rows[0] ?? null;
}

/** Inserts the first token of a session family. */
export async function insertSession(
  db: Executor,
  session: Pick<StoredSession, 'userId' | 'userAgent' | 'expiresAt' | 'secondFactor'> & {
    readonly token: string;
  },
): Promise<void> {
  await db.insert(sessions).values({ ...session, id: ulid(), familyId: ulid() });
}

export async function insertSuccessorToken(
  db: Executor,
  predecessor: StoredSession,
  tokenHash: string,
  expiresAt: Date,
): Promise<void> {
  const { userId, familyId, userAgent, authenticatedAt, secondFactor } = predecessor;
  await db.insert(sessions).values({
    id: ulid(),
    userId,
    familyId,
    userAgent,
    authenticatedAt,
    secondFactor,
    token: tokenHash,
    expiresAt,
  });
}

/** Records that a token has a successor. */
export async function markRotated(db: Executor, id: string): Promise<void> {
  await db
    .update(sessions)
    .set({ rotatedAt: sql`coalesce(${sessions.rotatedAt}, now())` })
    .where(eq(sessions.id, id));
}

/**
 * Lets the older tokens of a session family expire at `graceEnd`, because the browser has presented
 * `session`. Newer tokens stay valid: a parallel request of another tab may have created one, and
 * the browser keeps only the last token that it gets.
 */
export async function expireOlderFamilyTokens(
  db: Executor,
  session: StoredSession,
  graceEnd: Date,
): Promise<void> {
  await db
    .update(sessions)
    .set({
      rotatedAt: sql`coalesce(${sessions.rotatedAt}, now())`,
      expiresAt: sql`least(${sessions.expiresAt}, ${graceEnd.toISOString()}::timestamptz)`,
    })
    .where(
      and(
        eq(sessions.familyId, session.familyId),
        lt(sessions.createdAt, session.createdAt),
        gt(sessions.expiresAt, graceEnd),
      ),
    );
}

export async function deleteFamily(db: Executor, familyId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.familyId, familyId));
}

/** Deletes the session family of a token. */
export async function deleteFamilyOfToken(db: Executor, tokenHash: string): Promise<void> {
  const familyIdQuery = db
    .select({ id: sessions.familyId })
    .from(sessions)
    .where(eq(sessions.token, tokenHash));
  await db.delete(sessions).where(sql`${sessions.familyId} in ${familyIdQuery}`);
}

/** Deletes tokens that expired before `expiredBefore`; until then, they help to detect stolen tokens. */
export async function deleteExpiredSessions(db: Executor, expiredBefore: Date): Promise<void> {
  await deleteInBatches(db, sessions, lt(sessions.expiresAt, expiredBefore));
}

/**
 * Ends all sessions of a user except the session family `exceptFamilyId`. If it is null, ends all
 * sessions.
 */
export async function deleteOtherFamilies(
  db: Executor,
  userId: string,
  exceptFamilyId: string | null,
): Promise<void> {
  const otherFamilyCondition =
    exceptFamilyId === null ? undefined : ne(sessions.familyId, exceptFamilyId);
  await db.delete(sessions).where(and(eq(sessions.userId, userId), otherFamilyCondition));
}

/** Ends one session of a user. @returns whether the session existed. */
export async function deleteSessionFamily(
  db: Executor,
  userId: string,
  familyId: string,
): Promise<boolean> {
  const endedRows = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.familyId, familyId)))
    .returning({ id: sessions.id });
  return endedRows.length > 0;
}

/** Records that the user of a session has just authenticated. */
export async function markAuthenticated(db: Executor, familyId: string): Promise<void> {
  await db
    .update(sessions)
    .set({ authenticatedAt: sql`now()` })
    .where(and(eq(sessions.familyId, familyId), gt(sessions.expiresAt, sql`now()`)));
}

/** Records that the session of a token used a second factor. */
export async function markSecondFactorUsed(db: Executor, tokenHash: string): Promise<void> {
  await db.update(sessions).set({ secondFactor: true }).where(eq(sessions.token, tokenHash));
}

/** Records a second factor for all tokens of a session family. */
export async function markFamilySecondFactorUsed(db: Executor, familyId: string): Promise<void> {
  await db.update(sessions).set({ secondFactor: true }).where(eq(sessions.familyId, familyId));
}

/** A device on which a user is signed in. */
export interface Device {
  readonly familyId: string;
  readonly userAgent: string | null;
  readonly signedInAt: Date;
  readonly lastSeenAt: Date;
}

/** Returns active sessions of a user, the latest first. */
export async function findDevices(db: Executor, userId: string): Promise<Device[]> {
  const lastSeenAt = max(sessions.createdAt);
  const rows = await db
    .select({
      familyId: sessions.familyId,
      userAgent: max(sessions.userAgent),
      signedInAt: min(sessions.createdAt),
      lastSeenAt,
    })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .groupBy(sessions.familyId)
    .having(gt(max(sessions.expiresAt), sql`now()`))
    .orderBy(desc(lastSeenAt));
  return rows.map(({ familyId, userAgent, signedInAt, lastSeenAt: lastSeen }) => ({
    familyId,
    userAgent,
    signedInAt: signedInAt ?? new Date(0),
    lastSeenAt: lastSeen ?? new Date(0),
  }));
}

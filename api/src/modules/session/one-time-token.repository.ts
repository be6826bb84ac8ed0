import { and, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import { ulid } from 'ulid';

import type { User } from '@gruenland/shared-contracts/session.ts';

import type { Executor } from '#db/database.ts';
import { deleteInBatches } from '#db/erase-in-batches.ts';
import { oneTimeTokens, type TokenPurpose } from '#db/tables/one-time-tokens.ts';
import { users } from '#db/tables/users.ts';

import { createNotBlockedCondition } from './account-block.ts';
import { toUser, userColumns } from './user.repository.ts';

export interface NewOneTimeToken {
  readonly purpose: TokenPurpose;
  readonly tokenHash: string;
  readonly userId: string;
  readonly expiresAt: Date;
  readonly binding?: string;
  readonly client?: string;
  readonly targetPath?: string;
}

export interface ConsumedToken {
  readonly userId: string;
  readonly binding: string | null;
  /** Partner that requested the token; null for links in mails. */
  readonly client: string | null;
}

const createHashCondition = (purpose: TokenPurpose, tokenHash: string) =>
  and(eq(oneTimeTokens.purpose, purpose), eq(oneTimeTokens.tokenHash, tokenHash));

export async function insertToken(db: Executor, token: NewOneTimeToken): Promise<void> {
  await db.insert(oneTimeTokens).values({ ...token, id: ulid() });
}

const createUnusedCondition = (purpose: TokenPurpose, tokenHash: string) =>
  and(
    createHashCondition(purpose, tokenHash),
    isNull(oneTimeTokens.consumedAt),
    isNull(oneTimeTokens.revokedAt),
    gt(oneTimeTokens.expiresAt, sql`now()`),
  );

/**
 * Consumes a token. Of several calls, even parallel ones, only one succeeds. If `path` is given, it
 * must equal the stored path.
 */
export async function consumeToken(
  db: Executor,
  purpose: TokenPurpose,
  tokenHash: string,
  { accessUntil = null, path }: { accessUntil?: Date | null; path?: string | undefined } = {},
): Promise<ConsumedToken | null> {
  const { userId, binding, client, targetPath } = oneTimeTokens;
  const pathCondition = path === undefined ? undefined : eq(targetPath, path);
  const rows = await db
    .update(oneTimeTokens)
    .set({ consumedAt: sql`now()`, accessUntil })
    .where(and(createUnusedCondition(purpose, tokenHash), pathCondition))
    .returning({ userId, binding, client });
  return rows[0] ?? null;
}

/** Finds the owner of an unused token without consuming it. */
export async function findUnusedTokenOwner(
  db: Executor,
  purpose: TokenPurpose,
  tokenHash: string,
): Promise<string | null> {
  const rows = await db
    .select({ userId: oneTimeTokens.userId })
    .from(oneTimeTokens)
    .where(createUnusedCondition(purpose, tokenHash));
  return rows[0]?.userId ?? null;
}

/** Ends the access that a third-party token grants. */
export async function revokeToken(
  db: Executor,
  purpose: TokenPurpose,
  tokenHash: string,
): Promise<void> {
  await db
    .update(oneTimeTokens)
    .set({ revokedAt: sql`now()` })
    .where(and(createHashCondition(purpose, tokenHash), isNull(oneTimeTokens.revokedAt)));
}

/** Access that a consumed third-party token grants. */
export interface TokenAccess {
  readonly user: User;
  readonly authenticatedAt: Date | null;
  /** Partner that handed the user over. */
  readonly client: string | null;
}

/** Finds the user of a consumed third-party token. Returns null after the access has expired. */
export async function findConsumedTokenAccess(
  db: Executor,
  tokenHash: string,
): Promise<TokenAccess | null> {
  const { authenticatedAt, client } = oneTimeTokens;
  const [row] = await db
    .select({ ...userColumns, authenticatedAt, client })
    .from(oneTimeTokens)
    .innerJoin(users, eq(users.id, oneTimeTokens.userId))
    .where(
      and(
        createHashCondition('third-party', tokenHash),
        gt(oneTimeTokens.accessUntil, sql`now()`),
        isNull(oneTimeTokens.revokedAt),
        createNotBlockedCondition(),
      ),
    );
  if (!row) return null;
  return { user: toUser(row), authenticatedAt: row.authenticatedAt, client: row.client };
}

/** Records that the user of a third-party token has just entered the password. */
export async function markTokenAuthenticated(db: Executor, tokenHash: string): Promise<void> {
  await db
    .update(oneTimeTokens)
    .set({ authenticatedAt: sql`now()` })
    .where(createHashCondition('third-party', tokenHash));
}

/** Revokes all tokens of a user for the given purposes, used or not. */
export async function revokeUserTokens(
  db: Executor,
  userId: string,
  purposes: readonly TokenPurpose[],
): Promise<void> {
  await db
    .update(oneTimeTokens)
    .set({ revokedAt: sql`now()` })
    .where(
      and(
        eq(oneTimeTokens.userId, userId),
        inArray(oneTimeTokens.purpose, [...purposes]),
        isNull(oneTimeTokens.revokedAt),
      ),
    );
}

export async function deleteOldTokens(db: Executor, expiredBefore: Date): Promise<void> {
  await deleteInBatches(
    db,
    oneTimeTokens,
    and(
      lt(oneTimeTokens.expiresAt, expiredBefore),
      sql`coalesce(${oneTimeTokens.accessUntil}, ${oneTimeTokens.expiresAt}) < now()`,
    ),
  );
}

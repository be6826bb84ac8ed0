import { and, eq, lt, sql } from 'drizzle-orm';
import { ulid } from 'ulid';

import type { User, UserRole } from '@gruenland/shared-contracts/session.ts';
import { isStaffRole } from '@gruenland/shared-contracts/staff.ts';

import type { Executor } from '#db/database.ts';
import { deleteInBatches } from '#db/erase-in-batches.ts';
import { accounts, users } from '#db/tables/users.ts';

/** Provider and issuer of password accounts. */
const credential = { providerId: 'credential', issuer: 'local:credential' } as const;

export interface StoredUser {
  readonly id: string;
  readonly email: string;
  readonly displayName: string;
  readonly emailVerified: boolean;
  readonly deletionDueAt: Date | null;
}

export interface NewUser {
  readonly email: string;
  readonly displayName: string;
  readonly passwordHash: string;
  readonly emailVerified?: boolean;
  readonly termsAcceptedAt: Date;
}

const storedUserColumns = {
  id: users.id,
  email: users.email,
  displayName: users.displayName,
  emailVerified: users.emailVerified,
  deletionDueAt: users.deletionDueAt,
};

/** The columns from which `toUser` creates a user. */
export const userColumns = {
  id: users.id,
  email: users.email,
  displayName: users.displayName,
  roles: users.roles,
};

/** Converts a row to a user; drops roles that this version of the api does not define. */
export function toUser(row: { readonly roles: string[] } & Omit<User, 'roles'>): User {
  const { id, email, displayName, roles } = row;
  return {
    id,
    email,
    displayName,
    roles: roles.filter((role): role is UserRole => role === 'user' || isStaffRole(role)),
  };
}

export async function findStoredUser(
  db: Executor,
  userKey: { readonly id: string } | { readonly email: string },
): Promise<StoredUser | null> {
  const condition = 'id' in userKey ? eq(users.id, userKey.id) : eq(users.email, userKey.email);
  const rows = await db.select(storedUserColumns).from(users).where(condition);
  return rows[0] ?? null;
}

export async function findUser(db: Executor, id: string): Promise<User | null> {
  const rows = await db.select(userColumns).from(users).where(eq(users.id, id));
  return rows[0] ? toUser(rows[0]) : null;
}

/** Inserts a user and its password hash. @returns null when the email address is taken */
export async function insertUser(db: Executor, user: NewUser): Promise<{ id: string } | null> {
  const { passwordHash, ...row } = user;
  const insertedRows = await db
    .insert(users)
    .values({ ...row, id: ulid() })
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id });
  const createdUser = insertedRows[0];
  if (!createdUser) return null;
  await db.insert(accounts).values({
    ...credential,
    id: ulid(),
    userId: createdUser.id,
    accountId: createdUser.id,
    password: passwordHash,
  });
  return createdUser;
}

/**
 * Replaces the name, password and time of consent of an unconfirmed account whose email address is
 * registered again.
 */
export async function replaceUnconfirmedUser(
  db: Executor,
  id: string,
  user: NewUser,
): Promise<void> {
  const { displayName, termsAcceptedAt, passwordHash } = user;
  await db.update(users).set({ displayName, termsAcceptedAt }).where(eq(users.id, id));
  await db.update(accounts).set({ password: passwordHash }).where(createCredentialCondition(id));
}

export async function findPasswordHash(db: Executor, userId: string): Promise<string | null> {
  const rows = await db
    .select({ password: accounts.password })
    .from(accounts)
    .where(createCredentialCondition(userId));
  return rows[0]?.password ?? null;
}

export async function markEmailConfirmed(db: Executor, id: string): Promise<void> {
  await db.update(users).set({ emailVerified: true }).where(eq(users.id, id));
}

/** Sets the password of an account, even if the account had none. */
export async function savePasswordHash(db: Executor, userId: string, hash: string): Promise<void> {
  const changedRows = await db
    .update(accounts)
    .set({ password: hash })
    .where(createCredentialCondition(userId))
    .returning({ id: accounts.id });
  if (changedRows.length > 0) return;
  await db
    .insert(accounts)
    .values({ ...credential, id: ulid(), userId, accountId: userId, password: hash });
}

/**
 * Changes the email address of an account and marks it as confirmed. @returns false when another
 * account has this address
 */
export async function changeEmail(db: Executor, id: string, email: string): Promise<boolean> {
  const changedRows = await db
    .update(users)
    .set({ email, emailVerified: true })
    .where(
      and(
        eq(users.id, id),
        sql`not exists (select 1 from ${users} u where u.email = ${email} and u.id <> ${id})`,
      ),
    )
    .returning({ id: users.id });
  return changedRows.length > 0;
}

/** Stores a new hash of the same password, unless the password was changed meanwhile. */
export async function replacePasswordHash(
  db: Executor,
  userId: string,
  oldHash: string,
  newHash: string,
): Promise<void> {
  await db
    .update(accounts)
    .set({ password: newHash })
    .where(and(createCredentialCondition(userId), eq(accounts.password, oldHash)));
}

export async function recordLogin(db: Executor, id: string): Promise<void> {
  await db
    .update(users)
    .set({ lastLoginAt: sql`now()` })
    .where(eq(users.id, id));
}

/** Deletes unconfirmed accounts that were created before the given time. */
export async function deleteUnconfirmedUsers(db: Executor, createdBefore: Date): Promise<void> {
  await deleteInBatches(
    db,
    users,
    and(eq(users.emailVerified, false), lt(users.createdAt, createdBefore)),
    // Twenty tables refer to an account.
    200,
  );
}

function createCredentialCondition(userId: string) {
  return and(
    eq(accounts.userId, userId),
    eq(accounts.providerId, credential.providerId),
    sql`${accounts.accountId} = ${accounts.userId}`,
  );
}

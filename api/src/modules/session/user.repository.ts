import { and, eq, lt, sql } from 'drizzle-orm';
import { ulid } from 'ulid';

import type { User, UserRole } from '@gruenland/shared-contracts/session.ts';
import { isStaffRole } from '@gruenland/shared-contracts/staff.ts';

import type { Executor } from '#db/database.ts';
import { accounts, users } from '#db/tables/users.ts';

/** How better-auth files a password: its provider and issuer for local credentials. */
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

const storedUser = {
  id: users.id,
  email: users.email,
  displayName: users.displayName,
  emailVerified: users.emailVerified,
  deletionDueAt: users.deletionDueAt,
};

/** The columns that make the session's user, and the user they make. */
export const userColumns = {
  id: users.id,
  email: users.email,
  displayName: users.displayName,
  roles: users.roles,
};

/** Roles that this version does not know give nothing, whoever wrote them. */
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
  by: { readonly id: string } | { readonly email: string },
): Promise<StoredUser | null> {
  const where = 'id' in by ? eq(users.id, by.id) : eq(users.email, by.email);
  const rows = await db.select(storedUser).from(users).where(where);
  return rows[0] ?? null;
}

export async function findUser(db: Executor, id: string): Promise<User | null> {
  const rows = await db.select(userColumns).from(users).where(eq(users.id, id));
  return rows[0] ? toUser(rows[0]) : null;
}

/** Writes user and password. @returns null when the address is taken. */
export async function insertUser(db: Executor, user: NewUser): Promise<{ id: string } | null> {
  const { passwordHash, ...row } = user;
  const written = await db
    .insert(users)
    .values({ ...row, id: ulid() })
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id });
  const created = written[0];
  if (!created) return null;
  await db.insert(accounts).values({
    ...credential,
    id: ulid(),
    userId: created.id,
    accountId: created.id,
    password: passwordHash,
  });
  return created;
}

/** What a repeated registration of an unconfirmed address replaces. */
export async function replaceUnconfirmed(db: Executor, id: string, user: NewUser): Promise<void> {
  const { displayName, termsAcceptedAt, passwordHash } = user;
  await db.update(users).set({ displayName, termsAcceptedAt }).where(eq(users.id, id));
  await db.update(accounts).set({ password: passwordHash }).where(credentialOf(id));
}

export async function findPasswordHash(db: Executor, userId: string): Promise<string | null> {
  const rows = await db
    .select({ password: accounts.password })
    .from(accounts)
    .where(credentialOf(userId));
  return rows[0]?.password ?? null;
}

export async function markConfirmed(db: Executor, id: string): Promise<void> {
  await db.update(users).set({ emailVerified: true }).where(eq(users.id, id));
}

/** Sets a password, also where there was none. */
export async function savePassword(db: Executor, userId: string, hash: string): Promise<void> {
  const changed = await db
    .update(accounts)
    .set({ password: hash })
    .where(credentialOf(userId))
    .returning({ id: accounts.id });
  if (changed.length > 0) return;
  await db
    .insert(accounts)
    .values({ ...credential, id: ulid(), userId, accountId: userId, password: hash });
}

/** Gives a person a confirmed address. @returns false when it belongs to somebody else. */
export async function changeEmail(db: Executor, id: string, email: string): Promise<boolean> {
  const changed = await db
    .update(users)
    .set({ email, emailVerified: true })
    .where(
      and(
        eq(users.id, id),
        sql`not exists (select 1 from ${users} u where u.email = ${email} and u.id <> ${id})`,
      ),
    )
    .returning({ id: users.id });
  return changed.length > 0;
}

/** Takes one form of the same password for another, unless it has been changed meanwhile. */
export async function replacePasswordHash(
  db: Executor,
  userId: string,
  before: string,
  after: string,
): Promise<void> {
  await db
    .update(accounts)
    .set({ password: after })
    .where(and(credentialOf(userId), eq(accounts.password, before)));
}

export async function noteLogin(db: Executor, id: string): Promise<void> {
  await db
    .update(users)
    .set({ lastLoginAt: sql`now()` })
    .where(eq(users.id, id));
}

/** Unconfirmed accounts are kept for seven days. */
export async function deleteUnconfirmed(db: Executor, createdBefore: Date): Promise<void> {
  await db
    .delete(users)
    .where(and(eq(users.emailVerified, false), lt(users.createdAt, createdBefore)));
}

function credentialOf(userId: string) {
  return and(
    eq(accounts.userId, userId),
    eq(accounts.providerId, credential.providerId),
    sql`${accounts.accountId} = ${accounts.userId}`,
  );
}

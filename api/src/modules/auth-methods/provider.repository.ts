import { and, eq } from 'drizzle-orm';
import { ulid } from 'ulid';

import type { Executor } from '#db/database.ts';
import { sessions } from '#db/tables/sessions.ts';
import { accounts, users } from '#db/tables/users.ts';

const providerId = 'oidc';

export async function findUserByProvider(
  tx: Executor,
  issuer: string,
  subject: string,
): Promise<string | null> {
  const rows = await tx
    .select({ userId: accounts.userId })
    .from(accounts)
    .where(
      and(
        eq(accounts.providerId, providerId),
        eq(accounts.issuer, issuer),
        eq(accounts.accountId, subject),
      ),
    );
  return rows[0]?.userId ?? null;
}

/** Returns the account with this email address and locks it until the transaction ends. */
export async function findAccountForLinking(tx: Executor, email: string) {
  const rows = await tx
    .select({ id: users.id, emailVerified: users.emailVerified })
    .from(users)
    .where(eq(users.email, email))
    .for('update');
  return rows[0] ?? null;
}

export async function insertProviderUser(
  tx: Executor,
  person: { readonly email: string; readonly displayName: string },
): Promise<string> {
  const id = ulid();
  const { email, displayName } = person;
  await tx.insert(users).values({ id, email, displayName, emailVerified: true });
  return id;
}

/**
 * Links a provider identity to an account. An unconfirmed account may have been created by someone
 * else, so its password and sessions are deleted.
 */
export async function linkProvider(
  tx: Executor,
  userId: string,
  person: { readonly issuer: string; readonly subject: string },
  wasUnconfirmed: boolean,
): Promise<void> {
  if (wasUnconfirmed) {
    await tx.delete(accounts).where(eq(accounts.userId, userId));
    await tx.delete(sessions).where(eq(sessions.userId, userId));
    await tx.update(users).set({ emailVerified: true }).where(eq(users.id, userId));
  }
  const { issuer, subject } = person;
  await tx.insert(accounts).values({ id: ulid(), userId, providerId, issuer, accountId: subject });
}

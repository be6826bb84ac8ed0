import type { Executor } from '#db/database.ts';

import { findStoredUser } from './user.repository.ts';

/** Returns the email address of an account, or null if there is no such account. */
export async function findAccountEmail(db: Executor, id: string): Promise<string | null> {
  return (await findStoredUser(db, { id }))?.email ?? null;
}

/** Returns the id of the confirmed account with this email address, or null if there is none. */
export async function findAccountId(db: Executor, email: string): Promise<string | null> {
  const user = await findStoredUser(db, { email });
  return user?.emailVerified ? user.id : null;
}

import type { Drizzle } from '#db/database.ts';

import type { PasswordHasher } from './password.ts';
import type { SessionService } from './session.service.ts';
import { findPasswordHash, findStoredUser } from './user.repository.ts';

export type SignInResult =
  | { readonly kind: 'signed-in'; readonly token: string; readonly userId: string }
  | { readonly kind: 'refused' }
  /** The password is correct, but the email address is not confirmed. */
  | { readonly kind: 'unconfirmed' };

/** Starts a session for an email address and its password. */
export type SignInWithPassword = (
  email: string,
  password: string,
  userAgent: string,
) => Promise<SignInResult>;

export interface PasswordSignInDependencies {
  readonly db: Drizzle;
  readonly passwordHasher: PasswordHasher;
  readonly sessions: SessionService;
}

/**
 * Creates the function that signs in with a password. For unknown email addresses and accounts
 * without a password, the function takes as long as for a wrong password. The time therefore does
 * not reveal which email addresses have an account.
 */
export function createPasswordSignIn({
  db,
  passwordHasher,
  sessions,
}: PasswordSignInDependencies): SignInWithPassword {
  return async (email, password, userAgent) => {
    const user = await findStoredUser(db, { email });
    const storedHash = user && (await findPasswordHash(db, user.id));
    if (!user || !storedHash) {
      await passwordHasher.simulateVerify(password);
      return { kind: 'refused' };
    }
    if (!(await passwordHasher.verify(storedHash, password))) return { kind: 'refused' };
    if (!user.emailVerified) return { kind: 'unconfirmed' };
    const token = await sessions.start(user.id, userAgent, false);
    return { kind: 'signed-in', token, userId: user.id };
  };
}

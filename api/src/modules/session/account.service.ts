import type { RegisterRequest } from '@gruenland/shared-contracts/api/session.ts';

import type { Drizzle, Executor } from '#db/database.ts';
import { enqueueTask } from '#queue/task.repository.ts';
import { Problem } from '#problem.ts';

import { isCommonPassword } from './common-passwords.ts';
import { consumeToken } from './one-time-token.repository.ts';
import type { PasswordHasher } from './password.ts';
import { hashToken } from '#secrets/secret-token.ts';
import type { TryCountMail } from './mail-limit.ts';
import {
  findPasswordHash,
  findStoredUser,
  insertUser,
  markEmailConfirmed,
  replaceUnconfirmedUser,
} from './user.repository.ts';
import type { NewUser } from './user.repository.ts';

export interface AccountService {
  /**
   * Registers an email address. The result is sent by mail only: the response is the same for a
   * new, an unconfirmed and a registered address.
   *
   * @throws Problem `password.breached`
   */
  register(request: RegisterRequest): Promise<void>;
  /**
   * Confirms the email address of an account. @returns the id of the user
   *
   * @throws Problem `token.invalid`
   */
  confirm(token: string): Promise<string>;
  /**
   * Sends the confirmation mail to an email address again. Call it only after the password was
   * verified.
   */
  resendConfirmation(email: string): Promise<void>;
}

export interface AccountServiceDependencies {
  readonly db: Drizzle;
  readonly passwordHasher: PasswordHasher;
  readonly tryCountMail: TryCountMail;
  /** Called after a mail task was enqueued. */
  readonly notifyTaskRunner: () => void;
}

async function registerInTransaction(
  tx: Executor,
  user: NewUser,
  shouldSendMail: boolean,
): Promise<void> {
  type MailTaskKind = 'mail.confirm-registration' | 'mail.already-registered';
  const enqueueMail = async (kind: MailTaskKind, userId: string) => {
    if (shouldSendMail) await enqueueTask(tx, { kind, payload: { userId } });
  };
  const createdUser = await insertUser(tx, user);
  if (createdUser) return enqueueMail('mail.confirm-registration', createdUser.id);
  const existingUser = await findStoredUser(tx, { email: user.email });
  if (!existingUser) return;
  if (existingUser.emailVerified) return enqueueMail('mail.already-registered', existingUser.id);
  // The person who registered first possibly does not own the email address. The new password
  // replaces the old one, even without a mail, and invalidates the links of earlier registrations.
  // So nobody can confirm an account with another person's password.
  await replaceUnconfirmedUser(tx, existingUser.id, user);
  await enqueueMail('mail.confirm-registration', existingUser.id);
}

export function createAccountService(dependencies: AccountServiceDependencies): AccountService {
  const { db, passwordHasher, tryCountMail, notifyTaskRunner } = dependencies;
  return {
    register: async ({ email, password, displayName }) => {
      if (isCommonPassword(password, [email, email.split('@')[0] ?? '', displayName])) {
        throw new Problem('password.breached');
      }
      // The password is hashed before the transaction, because an open transaction blocks the only
      // connection of the embedded database.
      const passwordHash = await passwordHasher.hash(password);
      const shouldSendMail = await tryCountMail(email);
      const user = { email, displayName, passwordHash, termsAcceptedAt: new Date() };
      await db.transaction((tx) => registerInTransaction(tx, user, shouldSendMail));
      notifyTaskRunner();
    },
    confirm: (token) =>
      db.transaction(async (tx) => {
        const consumedToken = await consumeToken(tx, 'confirm-email', hashToken(token));
        const passwordHash = consumedToken && (await findPasswordHash(tx, consumedToken.userId));
        if (!passwordHash || hashToken(passwordHash) !== consumedToken.binding) {
          throw new Problem('token.invalid');
        }
        await markEmailConfirmed(tx, consumedToken.userId);
        return consumedToken.userId;
      }),
    resendConfirmation: async (email) => {
      const user = await findStoredUser(db, { email });
      if (!user || user.emailVerified || !(await tryCountMail(email))) return;
      await enqueueTask(db, { kind: 'mail.confirm-registration', payload: { userId: user.id } });
      notifyTaskRunner();
    },
  };
}

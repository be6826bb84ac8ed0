import type { RegisterRequest } from '@gruenland/shared-contracts/api/session.ts';

import type { Drizzle, Executor } from '#db/database.ts';
import { enqueue } from '#queue/task.repository.ts';
import { Problem } from '#problem.ts';

import { isCommonPassword } from './common-passwords.ts';
import { consumeToken } from './one-time-token.repository.ts';
import type { Passwords } from './password.ts';
import { hashToken } from './secret-token.ts';
import { mailRule } from './throttle.ts';
import type { Throttle } from './throttle.ts';
import {
  findPasswordHash,
  findStoredUser,
  insertUser,
  markConfirmed,
  replaceUnconfirmed,
} from './user.repository.ts';
import type { NewUser } from './user.repository.ts';

export interface AccountService {
  /**
   * Registers an address. What happens is told by mail only; to the caller it looks the same
   * whether the address is new, unconfirmed or in use.
   *
   * @throws Problem `password.breached`
   */
  register(request: RegisterRequest): Promise<void>;
  /** @throws Problem `token.invalid` */
  confirm(token: string): Promise<void>;
  /** For somebody who has just shown the right password. */
  sendConfirmationAgain(email: string): Promise<void>;
}

export interface AccountServiceParts {
  readonly db: Drizzle;
  readonly passwords: Passwords;
  readonly throttle: Throttle;
  /** Called when a job was written. */
  readonly wakeJobs: () => void;
}

async function registerIn(tx: Executor, user: NewUser): Promise<void> {
  const created = await insertUser(tx, user);
  if (created) {
    await enqueue(tx, { kind: 'mail.confirm-registration', payload: { userId: created.id } });
    return;
  }
  const known = await findStoredUser(tx, { email: user.email });
  if (!known) return;
  const payload = { userId: known.id };
  if (known.emailVerified) {
    await enqueue(tx, { kind: 'mail.already-registered', payload });
    return;
  }
  // The first to register need not own the address. Links of earlier registrations are bound to
  // their password and die here, so that nobody confirms a stranger's password.
  await replaceUnconfirmed(tx, known.id, user);
  await enqueue(tx, { kind: 'mail.confirm-registration', payload });
}

export function createAccountService(parts: AccountServiceParts): AccountService {
  const { db, passwords, throttle, wakeJobs } = parts;
  return {
    register: async ({ email, password, displayName }) => {
      if (isCommonPassword(password, [email, email.split('@')[0] ?? '', displayName])) {
        throw new Problem('password.breached');
      }
      // Before the transaction: it holds the only connection of the embedded database.
      const passwordHash = await passwords.hash(password);
      if (!(await throttle.allows([mailRule(email)]))) return;
      const user = { email, displayName, passwordHash, termsAcceptedAt: new Date() };
      await db.transaction((tx) => registerIn(tx, user));
      wakeJobs();
    },
    confirm: async (token) => {
      await db.transaction(async (tx) => {
        const consumed = await consumeToken(tx, 'confirm-email', hashToken(token));
        const passwordHash = consumed && (await findPasswordHash(tx, consumed.userId));
        if (!passwordHash || hashToken(passwordHash) !== consumed.binding) {
          throw new Problem('token.invalid');
        }
        await markConfirmed(tx, consumed.userId);
      });
    },
    sendConfirmationAgain: async (email) => {
      const user = await findStoredUser(db, { email });
      if (!user || user.emailVerified || !(await throttle.allows([mailRule(email)]))) return;
      await enqueue(db, { kind: 'mail.confirm-registration', payload: { userId: user.id } });
      wakeJobs();
    },
  };
}

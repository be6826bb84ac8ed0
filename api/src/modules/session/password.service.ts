import { ulid } from 'ulid';

import type { ChangePasswordRequest } from '@gruenland/shared-contracts/api/account.ts';

import { recordAudit } from '#audit/audit.ts';
import type { Drizzle, Executor } from '#db/database.ts';
import { enqueue } from '#queue/task.repository.ts';
import { Problem } from '#problem.ts';

import { isCommonPassword } from './common-passwords.ts';
import {
  consumeToken,
  markTokenAuthenticated,
  revokeTokensOf,
} from './one-time-token.repository.ts';
import type { Passwords } from './password.ts';
import { hashToken } from './secret-token.ts';
import { deleteOtherFamilies, markAuthenticated } from './session.repository.ts';
import { mailRule } from './throttle.ts';
import type { Throttle, ThrottleRule } from './throttle.ts';
import {
  findPasswordHash,
  findStoredUser,
  markConfirmed,
  savePassword,
} from './user.repository.ts';
import { isFresh } from './viewer.ts';
import type { Viewer } from './viewer.ts';

export interface PasswordService {
  /** Sends a link, if the address has an account. To the caller both look the same. */
  forgot(email: string): Promise<void>;
  /** @throws Problem `token.invalid`, `password.breached` */
  reset(token: string, password: string): Promise<void>;
  /**
   * Ends all other devices. The present password is asked for wherever there is one.
   *
   * @throws Problem `login.failed` for a wrong present password, `password.breached`,
   *   `session.stale`, `request.rate-limited`
   */
  change(viewer: Viewer, request: ChangePasswordRequest, address: string): Promise<void>;
  /** The viewer proves who they are. @throws Problem `login.failed`, `request.rate-limited` */
  confirmLogin(viewer: Viewer, password: string, address: string): Promise<void>;
}

export interface PasswordServiceParts {
  readonly db: Drizzle;
  readonly passwords: Passwords;
  readonly throttle: Throttle;
  readonly wakeJobs: () => void;
}

/** What a reset link is bound to: it dies when the password changes. */
export function passwordBinding(passwordHash: string | null): string {
  return hashToken(passwordHash ?? '');
}

function refuseCommon(
  password: string,
  of?: { readonly email: string; readonly displayName: string } | null,
): void {
  const own = of ? [of.email, of.email.split('@')[0] ?? '', of.displayName] : [];
  if (isCommonPassword(password, own)) throw new Problem('password.breached');
}

/** Everything that could still let somebody in with what was true before. */
async function endOldWays(tx: Executor, userId: string, exceptFamily: string | null) {
  await deleteOtherFamilies(tx, userId, exceptFamily);
  await revokeTokensOf(tx, userId, ['third-party', 'reset-password', 'change-email']);
}

export function createPasswordService(parts: PasswordServiceParts): PasswordService {
  const { db, passwords, throttle, wakeJobs } = parts;

  async function verify(viewer: Viewer, password: string, address: string): Promise<void> {
    const { id } = viewer.user;
    const rules: ThrottleRule[] = [
      { name: 'confirm-login', value: id, max: 10 },
      { name: 'login-address', value: address, max: 100 },
    ];
    await throttle.attempt(rules);
    const hash = await findPasswordHash(db, id);
    if (!hash || !(await passwords.verify(hash, password))) throw new Problem('login.failed');
    await throttle.forgive(rules);
  }

  async function resetIn(tx: Executor, token: string, given: string, passwordHash: string) {
    const consumed = await consumeToken(tx, 'reset-password', hashToken(token));
    if (!consumed) throw new Problem('token.invalid');
    const { userId, binding } = consumed;
    if (binding !== passwordBinding(await findPasswordHash(tx, userId))) {
      throw new Problem('token.invalid');
    }
    // The transaction takes the use of the link back: another password can be chosen.
    refuseCommon(given, await findStoredUser(tx, { id: userId }));
    await savePassword(tx, userId, passwordHash);
    // The link came by mail, so the address is theirs.
    await markConfirmed(tx, userId);
    await endOldWays(tx, userId, null);
    await enqueue(tx, { kind: 'mail.password-changed', payload: { userId } });
    const subject = `user:${userId}`;
    await recordAudit(tx, { action: 'account.password-reset', actor: userId, subject });
  }

  return {
    forgot: async (email) => {
      if (!(await throttle.allows([mailRule(email)]))) return;
      const user = await findStoredUser(db, { email });
      // The same statements either way: nobody can tell by the time that it takes.
      await enqueue(db, { kind: 'mail.reset-password', payload: { userId: user?.id ?? ulid() } });
      wakeJobs();
    },
    reset: async (token, password) => {
      refuseCommon(password);
      const passwordHash = await passwords.hash(password);
      await db.transaction((tx) => resetIn(tx, token, password, passwordHash));
      wakeJobs();
    },
    change: async (viewer, { currentPassword, password }, address) => {
      const { user, by } = viewer;
      const present = await findPasswordHash(db, user.id);
      if (present) await verify(viewer, currentPassword ?? '', address);
      else if (!isFresh(viewer)) throw new Problem('session.stale');
      refuseCommon(password, user);
      const passwordHash = await passwords.hash(password);
      await db.transaction(async (tx) => {
        await savePassword(tx, user.id, passwordHash);
        await endOldWays(tx, user.id, by.kind === 'session' ? by.familyId : null);
        await enqueue(tx, { kind: 'mail.password-changed', payload: { userId: user.id } });
        const subject = `user:${user.id}`;
        await recordAudit(tx, { action: 'account.password-changed', actor: user.id, subject });
      });
      wakeJobs();
    },
    confirmLogin: async (viewer, password, address) => {
      await verify(viewer, password, address);
      const { by } = viewer;
      if (by.kind === 'session') await markAuthenticated(db, by.familyId);
      else await markTokenAuthenticated(db, hashToken(by.token));
    },
  };
}

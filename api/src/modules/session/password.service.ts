import { ulid } from 'ulid';

import type { ChangePasswordRequest } from '@gruenland/shared-contracts/api/account.ts';
import { getVisitorNetwork } from '@gruenland/shared-contracts/visitor-network.ts';

import { recordAudit } from '#audit/audit.ts';
import type { Drizzle, Executor } from '#db/database.ts';
import { enqueueTask } from '#queue/task.repository.ts';
import { Problem } from '#problem.ts';

import { isCommonPassword } from './common-passwords.ts';
import {
  consumeToken,
  markTokenAuthenticated,
  revokeUserTokens,
} from './one-time-token.repository.ts';
import type { PasswordHasher } from './password.ts';
import { hashToken } from '#secrets/secret-token.ts';
import { deleteOtherFamilies, markAuthenticated } from './session.repository.ts';
import type { TryCountMail } from './mail-limit.ts';
import type { Throttle, ThrottleRule } from './throttle.ts';
import {
  findPasswordHash,
  findStoredUser,
  markEmailConfirmed,
  savePasswordHash,
} from './user.repository.ts';
import { getFamilyId, hasFreshLogin } from './viewer.ts';
import type { Viewer } from './viewer.ts';

export interface PasswordService {
  /**
   * Sends a reset link if the email address has an account. The response does not reveal whether it
   * has one.
   */
  requestReset(email: string): Promise<void>;
  /** Sets a new password. @throws Problem `token.invalid`, `password.breached` */
  reset(token: string, password: string): Promise<void>;
  /**
   * Changes the password and ends all other sessions. Requires the current password if the account
   * has one.
   *
   * @throws Problem `login.failed` for a wrong current password, `password.breached`,
   *   `session.stale`, `request.rate-limited`
   */
  change(viewer: Viewer, request: ChangePasswordRequest, ipAddress: string): Promise<void>;
  /**
   * Confirms the password for sensitive actions. @throws Problem `login.failed`,
   * `request.rate-limited`
   */
  confirmLogin(viewer: Viewer, password: string, ipAddress: string): Promise<void>;
}

export interface PasswordServiceDependencies {
  readonly db: Drizzle;
  readonly passwordHasher: PasswordHasher;
  readonly throttle: Throttle;
  readonly tryCountMail: TryCountMail;
  readonly notifyTaskRunner: () => void;
}

/**
 * Returns the value to which a reset link is bound, so that a new password invalidates the link.
 */
export function getPasswordBinding(passwordHash: string | null): string {
  return hashToken(passwordHash ?? '');
}

function rejectCommonPassword(
  password: string,
  owner?: { readonly email: string; readonly displayName: string } | null,
): void {
  const namesOfUser = owner
    ? [owner.email, owner.email.split('@')[0] ?? '', owner.displayName]
    : [];
  if (isCommonPassword(password, namesOfUser)) throw new Problem('password.breached');
}

/** Ends other sessions and third-party access, and revokes password and email-change links. */
async function revokeOldAccess(tx: Executor, userId: string, exceptFamilyId: string | null) {
  await deleteOtherFamilies(tx, userId, exceptFamilyId);
  await revokeUserTokens(tx, userId, ['third-party', 'reset-password', 'change-email']);
}

/** Consumes a reset link and saves the new password. @throws Problem `token.invalid`, `password.breached` */
async function resetPassword(
  tx: Executor,
  token: string,
  newPassword: string,
  passwordHash: string,
) {
  const consumedToken = await consumeToken(tx, 'reset-password', hashToken(token));
  if (!consumedToken) throw new Problem('token.invalid');
  const { userId, binding } = consumedToken;
  if (binding !== getPasswordBinding(await findPasswordHash(tx, userId))) {
    throw new Problem('token.invalid');
  }
  // If the password is too common, the error rolls the transaction back, so the link stays valid.
  rejectCommonPassword(newPassword, await findStoredUser(tx, { id: userId }));
  await savePasswordHash(tx, userId, passwordHash);
  // The user received the link by mail, which proves that the email address is theirs.
  await markEmailConfirmed(tx, userId);
  await revokeOldAccess(tx, userId, null);
  await enqueueTask(tx, { kind: 'mail.password-changed', payload: { userId } });
  const subject = `user:${userId}`;
  await recordAudit(tx, { action: 'account.password-reset', actor: userId, subject });
}

export function createPasswordService(dependencies: PasswordServiceDependencies): PasswordService {
  const { db, passwordHasher, throttle, tryCountMail, notifyTaskRunner } = dependencies;

  async function verifyPassword(
    viewer: Viewer,
    password: string,
    ipAddress: string,
  ): Promise<void> {
    const { id } = viewer.user;
    const rules: ThrottleRule[] = [
      { name: 'confirm-login', value: id, max: 10 },
      { name: 'login-address', value: getVisitorNetwork(ipAddress), max: 100 },
    ];
    await throttle.attempt(rules);
    const hash = await findPasswordHash(db, id);
    if (!hash || !(await passwordHasher.verify(hash, password))) throw new Problem('login.failed');
    await throttle.removeAttempt(rules);
  }

  return {
    requestReset: async (email) => {
      if (!(await tryCountMail(email))) return;
      const user = await findStoredUser(db, { email });
      // Runs the same statements for known and unknown email addresses, so that the response time
      // does not reveal whether an account exists.
      await enqueueTask(db, {
        kind: 'mail.reset-password',
        payload: { userId: user?.id ?? ulid() },
      });
      notifyTaskRunner();
    },
    reset: async (token, password) => {
      rejectCommonPassword(password);
      const passwordHash = await passwordHasher.hash(password);
      await db.transaction((tx) => resetPassword(tx, token, password, passwordHash));
      notifyTaskRunner();
    },
    change: async (viewer, { currentPassword, password }, ipAddress) => {
      const { user } = viewer;
      const currentHash = await findPasswordHash(db, user.id);
      if (currentHash) await verifyPassword(viewer, currentPassword ?? '', ipAddress);
      else if (!hasFreshLogin(viewer)) throw new Problem('session.stale');
      rejectCommonPassword(password, user);
      const passwordHash = await passwordHasher.hash(password);
      await db.transaction(async (tx) => {
        await savePasswordHash(tx, user.id, passwordHash);
        await revokeOldAccess(tx, user.id, getFamilyId(viewer));
        await enqueueTask(tx, { kind: 'mail.password-changed', payload: { userId: user.id } });
        const subject = `user:${user.id}`;
        await recordAudit(tx, { action: 'account.password-changed', actor: user.id, subject });
      });
      notifyTaskRunner();
    },
    confirmLogin: async (viewer, password, ipAddress) => {
      await verifyPassword(viewer, password, ipAddress);
      const { credential } = viewer;
      if (credential.kind === 'session') await markAuthenticated(db, credential.familyId);
      else await markTokenAuthenticated(db, hashToken(credential.token));
    },
  };
}

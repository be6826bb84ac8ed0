import { recordAudit } from '#audit/audit.ts';
import type { Drizzle, Executor } from '#db/database.ts';
import { enqueueTask } from '#queue/task.repository.ts';
import { Problem } from '#problem.ts';

import {
  deletePendingEmailChanges,
  findEmailChange,
  insertEmailChange,
  markEmailChangeConfirmed,
} from './email-change.repository.ts';
import { consumeToken, revokeUserTokens } from './one-time-token.repository.ts';
import { hashToken } from '#secrets/secret-token.ts';
import { deleteOtherFamilies } from './session.repository.ts';
import type { TryCountMail } from './mail-limit.ts';
import { changeEmail, findStoredUser } from './user.repository.ts';
import type { Viewer } from './viewer.ts';

export interface EmailChangeService {
  /**
   * Requests a change to another email address. The result is sent to that address by mail only:
   * the response is the same when the new email address belongs to another account.
   */
  requestEmailChange(viewer: Viewer, newEmail: string): Promise<void>;
  /**
   * Confirms the change with the token from the mail to the new address. @throws Problem
   * `token.invalid`
   */
  confirm(token: string): Promise<void>;
}

/**
 * Moves data that is stored with the old email address to the new one. Runs in the transaction of
 * the email change.
 */
export type OnEmailChanged = (
  tx: Executor,
  emailChange: { readonly userId: string; readonly from: string; readonly to: string },
) => Promise<void>;

export interface EmailChangeDependencies {
  readonly db: Drizzle;
  readonly tryCountMail: TryCountMail;
  /** Handlers of the modules that store data with an email address. */
  readonly emailChangeHandlers: Readonly<Record<string, OnEmailChanged>>;
  readonly notifyTaskRunner: () => void;
}

export function createEmailChangeService(
  dependencies: EmailChangeDependencies,
): EmailChangeService {
  const { db, tryCountMail, emailChangeHandlers, notifyTaskRunner } = dependencies;
  return {
    requestEmailChange: async ({ user }, newEmail) => {
      if (newEmail === user.email) return;
      if (!(await tryCountMail(user.email)) || !(await tryCountMail(newEmail))) return;
      await db.transaction(async (tx) => {
        await deletePendingEmailChanges(tx, user.id);
        await revokeUserTokens(tx, user.id, ['change-email']);
        const change = { userId: user.id, oldEmail: user.email, newEmail };
        const changeId = await insertEmailChange(tx, change);
        await enqueueTask(tx, { kind: 'mail.confirm-email-change', payload: { changeId } });
        await enqueueTask(tx, { kind: 'mail.email-change-requested', payload: { changeId } });
        const subject = `user:${user.id}`;
        await recordAudit(tx, {
          action: 'account.email-change-requested',
          actor: user.id,
          subject,
        });
      });
      notifyTaskRunner();
    },
    confirm: async (token) => {
      await db
        .transaction((tx) => confirmInTransaction(tx, Object.values(emailChangeHandlers), token))
        .catch(rethrowAsInvalidToken);
      notifyTaskRunner();
    },
  };
}

async function confirmInTransaction(
  tx: Executor,
  emailChangeHandlers: readonly OnEmailChanged[],
  token: string,
): Promise<void> {
  const consumedToken = await consumeToken(tx, 'change-email', hashToken(token));
  const change = consumedToken?.binding ? await findEmailChange(tx, consumedToken.binding) : null;
  const user = change && (await findStoredUser(tx, { id: change.userId }));
  // The token is bound to the old email address, so a later email change invalidates the token.
  if (!change || user?.email !== change.oldEmail) throw new Problem('token.invalid');
  const { id: changeId, userId } = change;
  if (!(await changeEmail(tx, userId, change.newEmail))) throw new Problem('token.invalid');
  await markEmailChangeConfirmed(tx, changeId);
  const emailChange = { userId, from: change.oldEmail, to: change.newEmail };
  for (const handleEmailChange of emailChangeHandlers) await handleEmailChange(tx, emailChange);
  await deleteOtherFamilies(tx, userId, null);
  await revokeUserTokens(tx, userId, ['third-party', 'reset-password', 'confirm-email']);
  await enqueueTask(tx, { kind: 'mail.email-changed', payload: { changeId } });
  const subject = `user:${userId}`;
  await recordAudit(tx, { action: 'account.email-changed', actor: userId, subject });
}

/**
 * Converts a unique violation to a Problem. The violation means that another account confirmed the
 * same email address at the same time.
 */
function rethrowAsInvalidToken(error: unknown): never {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && cause.code === '23505') throw new Problem('token.invalid');
  }
  throw error;
}

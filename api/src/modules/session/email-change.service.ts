import { recordAudit } from '#audit/audit.ts';
import type { Drizzle, Executor } from '#db/database.ts';
import { enqueue } from '#queue/task.repository.ts';
import { Problem } from '#problem.ts';

import {
  deletePendingChanges,
  findEmailChange,
  insertEmailChange,
  markChangeConfirmed,
} from './email-change.repository.ts';
import { consumeToken, revokeTokensOf } from './one-time-token.repository.ts';
import { hashToken } from './secret-token.ts';
import { deleteOtherFamilies } from './session.repository.ts';
import { mailRule } from './throttle.ts';
import type { Throttle } from './throttle.ts';
import { changeEmail, findStoredUser } from './user.repository.ts';
import type { Viewer } from './viewer.ts';

export interface EmailChangeService {
  /**
   * Wants another address. Whether it can be had is told there by mail only: to the caller it
   * looks the same when it belongs to somebody else.
   */
  want(viewer: Viewer, newEmail: string): Promise<void>;
  /** The link in the mail to the new address. @throws Problem `token.invalid` */
  confirm(token: string): Promise<void>;
}

/**
 * Takes along what hangs on an address when its owner has another one now; in the transaction of
 * the change.
 */
export type FollowAddress = (
  tx: Executor,
  moved: { readonly userId: string; readonly from: string; readonly to: string },
) => Promise<void>;

export interface EmailChangeParts {
  readonly db: Drizzle;
  readonly throttle: Throttle;
  /** What other modules keep by address. */
  readonly follow: readonly FollowAddress[];
  readonly wakeJobs: () => void;
}

export function createEmailChangeService(parts: EmailChangeParts): EmailChangeService {
  const { db, throttle, follow, wakeJobs } = parts;
  return {
    want: async ({ user }, newEmail) => {
      if (newEmail === user.email) return;
      if (!(await throttle.allows([mailRule(newEmail), mailRule(user.email)]))) return;
      await db.transaction(async (tx) => {
        await deletePendingChanges(tx, user.id);
        await revokeTokensOf(tx, user.id, ['change-email']);
        const change = { userId: user.id, oldEmail: user.email, newEmail };
        const changeId = await insertEmailChange(tx, change);
        await enqueue(tx, { kind: 'mail.confirm-email-change', payload: { changeId } });
        await enqueue(tx, { kind: 'mail.email-change-wanted', payload: { changeId } });
        const subject = `user:${user.id}`;
        await recordAudit(tx, { action: 'account.email-change-wanted', actor: user.id, subject });
      });
      wakeJobs();
    },
    confirm: async (token) => {
      await db.transaction((tx) => confirmIn(tx, follow, token)).catch(refuseTaken);
      wakeJobs();
    },
  };
}

async function confirmIn(
  tx: Executor,
  follow: readonly FollowAddress[],
  token: string,
): Promise<void> {
  const consumed = await consumeToken(tx, 'change-email', hashToken(token));
  const change = consumed?.binding ? await findEmailChange(tx, consumed.binding) : null;
  const user = change && (await findStoredUser(tx, { id: change.userId }));
  // Bound to the address of then: a change in between makes an old wish void.
  if (!change || user?.email !== change.oldEmail) throw new Problem('token.invalid');
  const { id: changeId, userId } = change;
  if (!(await changeEmail(tx, userId, change.newEmail))) throw new Problem('token.invalid');
  await markChangeConfirmed(tx, changeId);
  const moved = { userId, from: change.oldEmail, to: change.newEmail };
  for (const each of follow) await each(tx, moved);
  await deleteOtherFamilies(tx, userId, null);
  await revokeTokensOf(tx, userId, ['third-party', 'reset-password', 'confirm-email']);
  await enqueue(tx, { kind: 'mail.email-changed', payload: { changeId } });
  const subject = `user:${userId}`;
  await recordAudit(tx, { action: 'account.email-changed', actor: userId, subject });
}

/** Somebody else confirmed the same address in the same moment. */
function refuseTaken(error: unknown): never {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && at.code === '23505') throw new Problem('token.invalid');
  }
  throw error;
}

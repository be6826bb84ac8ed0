import { recordAudit } from '#audit/audit.ts';
import type { Executor } from '#db/database.ts';
import { enqueueTask } from '#queue/task.repository.ts';
import type { SignInNotification } from '#queue/task-kinds.ts';

import { revokeUserTokens } from './one-time-token.repository.ts';
import { deleteOtherFamilies, markFamilySecondFactorUsed } from './session.repository.ts';

/** The properties of a viewer that are needed to record a change of sign-in methods. */
export interface SignInChangeViewer {
  readonly user: { readonly id: string };
  readonly credential:
    | { readonly kind: 'session'; readonly familyId: string }
    | { readonly kind: 'third-party' };
}

const auditActions = {
  'passkey-added': 'account.passkey-added',
  'passkey-removed': 'account.passkey-removed',
  'authenticator-enabled': 'account.second-factor-on',
  'authenticator-disabled': 'account.second-factor-off',
  'code-reused': 'account.code-reused',
  'provider-linked': 'account.provider-linked',
} as const satisfies Record<SignInNotification, string>;

async function recordSignInChange(
  tx: Executor,
  userId: string,
  notification: SignInNotification,
): Promise<void> {
  await recordAudit(tx, {
    action: auditActions[notification],
    actor: userId,
    subject: `user:${userId}`,
  });
  await enqueueTask(tx, { kind: 'mail.sign-in-changed', payload: { userId, notification } });
}

/** Creates the functions that record and mail changes of sign-in methods. */
export function createSignInChangeRecorder(notifyTaskRunner: () => void) {
  return {
    notifyTaskRunner,
    notifyCodeReuse: (tx: Executor, userId: string) =>
      recordSignInChange(tx, userId, 'code-reused'),
    notifyProviderLinked: (tx: Executor, userId: string) =>
      recordSignInChange(tx, userId, 'provider-linked'),
    record: async (
      tx: Executor,
      { user, credential }: SignInChangeViewer,
      notification: SignInNotification,
    ) => {
      const familyId = credential.kind === 'session' ? credential.familyId : null;
      const isAddition =
        notification === 'passkey-added' || notification === 'authenticator-enabled';
      if (isAddition && familyId) await markFamilySecondFactorUsed(tx, familyId);
      if (!isAddition) {
        // Someone else may have used the removed sign-in method, so this ends all other sessions.
        await deleteOtherFamilies(tx, user.id, familyId);
        if (familyId) await revokeUserTokens(tx, user.id, ['third-party']);
      }
      await recordSignInChange(tx, user.id, notification);
    },
  };
}

import { recordAudit } from '#audit/audit.ts';
import type { Executor } from '#db/database.ts';
import { enqueueTask } from '#queue/task.repository.ts';
import type { SignInNotification } from '#queue/task-kinds.ts';

import { revokeTokensOf } from './one-time-token.repository.ts';
import { deleteOtherFamilies, markFamilySecondFactor } from './session.repository.ts';

/** The part of a viewer that a change needs. */
interface Changer {
  readonly user: { readonly id: string };
  readonly by:
    | { readonly kind: 'session'; readonly familyId: string }
    | { readonly kind: 'third-party' };
}

const actions = {
  'passkey-added': 'account.passkey-added',
  'passkey-removed': 'account.passkey-removed',
  'codes-on': 'account.second-factor-on',
  'codes-off': 'account.second-factor-off',
  'code-reused': 'account.code-reused',
  'provider-linked': 'account.provider-linked',
} as const satisfies Record<SignInNotification, string>;

async function write(tx: Executor, userId: string, news: SignInNotification): Promise<void> {
  await recordAudit(tx, { action: actions[news], actor: userId, subject: `user:${userId}` });
  await enqueueTask(tx, { kind: 'mail.sign-in-changed', payload: { userId, news } });
}

/** Side effects of adding or removing a sign-in method. */
export function createSignInChanges(wakeTaskRunner: () => void) {
  return {
    wakeTaskRunner,
    notifyCodeReuse: (tx: Executor, userId: string) => write(tx, userId, 'code-reused'),
    notifyProviderLinked: (tx: Executor, userId: string) => write(tx, userId, 'provider-linked'),
    record: async (tx: Executor, { user, by }: Changer, news: SignInNotification) => {
      const familyId = by.kind === 'session' ? by.familyId : null;
      const added = news === 'passkey-added' || news === 'codes-on';
      if (added && familyId) await markFamilySecondFactor(tx, familyId);
      if (!added) {
        // The removed method may have been used by someone else.
        await deleteOtherFamilies(tx, user.id, familyId);
        if (familyId) await revokeTokensOf(tx, user.id, ['third-party']);
      }
      await write(tx, user.id, news);
    },
  };
}

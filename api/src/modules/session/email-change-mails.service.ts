import * as paths from '@gruenland/shared-contracts/paths.ts';

import type { TaskHandlers, RunningTask } from '#queue/task-kinds.ts';
import { enqueueTask } from '#queue/task.repository.ts';
import {
  createAlreadyRegisteredMail,
  createConfirmEmailChangeMail,
  createEmailChangeRequestedMail,
  createEmailChangedMail,
} from '#mail/account-mails.ts';
import { renderMail } from '#mail/mail-layout.ts';
import type { MailContent } from '#mail/mail-layout.ts';

import type { AccountMailDependencies } from './account-mails.service.ts';
import { emailChangeLifetimeHours, findEmailChange } from './email-change.repository.ts';
import type { EmailChange } from './email-change.repository.ts';
import { insertToken } from './one-time-token.repository.ts';
import { createSecretToken } from '#secrets/secret-token.ts';
import { findStoredUser } from './user.repository.ts';
import type { StoredUser } from './user.repository.ts';

export type EmailChangeMailHandlers = Pick<
  TaskHandlers,
  | 'mail.confirm-email-change'
  | 'mail.email-change-requested'
  | 'mail.email-changed'
  | 'mail.email-changed-address'
>;

/**
 * Creates the task handlers that send the mails about an email change to the old and the new
 * address.
 */
export function createEmailChangeMailHandlers({
  db,
  mailer,
  siteUrl,
}: AccountMailDependencies): EmailChangeMailHandlers {
  const links = {
    login: siteUrl + paths.login(),
    forgotPassword: siteUrl + paths.forgotPassword(),
    security: siteUrl + paths.accountSecurity(),
  };

  /** Sends the mail that `writeMail` returns to the recipient returned with it. */
  async function sendEmailChangeMail(
    job: RunningTask & { readonly payload: { readonly changeId: string } },
    writeMail: (
      change: EmailChange,
      user: StoredUser,
    ) => Promise<readonly [to: string, MailContent]>,
  ): Promise<void> {
    const change = await findEmailChange(db, job.payload.changeId);
    const user = change && (await findStoredUser(db, { id: change.userId }));
    if (!user) return;
    const [to, content] = await writeMail(change, user);
    await mailer.send({ ...renderMail(content), to, id: job.id });
  }

  async function createChangeConfirmationMail(change: EmailChange, user: StoredUser) {
    const owner = await findStoredUser(db, { email: change.newEmail });
    if (owner) return [change.newEmail, createAlreadyRegisteredMail(owner, links)] as const;
    const { token, hash } = createSecretToken();
    await insertToken(db, {
      purpose: 'change-email',
      tokenHash: hash,
      userId: user.id,
      binding: change.id,
      expiresAt: new Date(Date.now() + emailChangeLifetimeHours * 3_600_000),
    });
    const url = `${siteUrl}${paths.confirmEmail()}?code=${token}`;
    return [change.newEmail, createConfirmEmailChangeMail(user, url)] as const;
  }

  return {
    'mail.confirm-email-change': (job) => sendEmailChangeMail(job, createChangeConfirmationMail),
    'mail.email-change-requested': (job) =>
      sendEmailChangeMail(job, async ({ oldEmail, newEmail }, user) => [
        oldEmail,
        createEmailChangeRequestedMail(user, newEmail, links),
      ]),
    'mail.email-changed': async ({ payload: { changeId } }) => {
      for (const address of ['old', 'new'] as const) {
        await enqueueTask(db, {
          kind: 'mail.email-changed-address',
          payload: { changeId, address },
          idempotencyKey: `email-changed:${changeId}:${address}`,
        });
      }
    },
    'mail.email-changed-address': (job) =>
      sendEmailChangeMail(job, async ({ oldEmail, newEmail }, user) => [
        job.payload.address === 'old' ? oldEmail : newEmail,
        createEmailChangedMail(user, newEmail),
      ]),
  };
}

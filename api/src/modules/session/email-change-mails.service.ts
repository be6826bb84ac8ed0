import * as paths from '@gruenland/shared-contracts/paths.ts';

import type { TaskHandlers, RunningTask } from '#queue/task-kinds.ts';
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
  'mail.confirm-email-change' | 'mail.email-change-requested' | 'mail.email-changed'
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

  /**
   * Sends the mails that `writeMails` returns for a change of the email address, each to the
   * recipient returned with it.
   */
  async function sendEmailChangeMails(
    job: RunningTask & { readonly payload: { readonly changeId: string } },
    writeMails: (
      change: EmailChange,
      user: StoredUser,
    ) => Promise<readonly (readonly [to: string, MailContent])[]>,
  ): Promise<void> {
    const change = await findEmailChange(db, job.payload.changeId);
    const user = change && (await findStoredUser(db, { id: change.userId }));
    const mails = user ? await writeMails(change, user) : [];
    for (const [index, [recipientEmail, content]] of mails.entries()) {
      await mailer.send({ ...renderMail(content), to: recipientEmail, id: `${job.id}-${index}` });
    }
  }

  async function createChangeConfirmationMails(change: EmailChange, user: StoredUser) {
    const owner = await findStoredUser(db, { email: change.newEmail });
    if (owner) return [[change.newEmail, createAlreadyRegisteredMail(owner, links)]] as const;
    const { token, hash } = createSecretToken();
    await insertToken(db, {
      purpose: 'change-email',
      tokenHash: hash,
      userId: user.id,
      binding: change.id,
      expiresAt: new Date(Date.now() + emailChangeLifetimeHours * 3_600_000),
    });
    const url = `${siteUrl}${paths.confirmEmail()}?code=${token}`;
    return [[change.newEmail, createConfirmEmailChangeMail(user, url)]] as const;
  }

  return {
    'mail.confirm-email-change': (job) => sendEmailChangeMails(job, createChangeConfirmationMails),
    'mail.email-change-requested': (job) =>
      sendEmailChangeMails(job, async ({ oldEmail, newEmail }, user) => [
        [oldEmail, createEmailChangeRequestedMail(user, newEmail, links)],
      ]),
    'mail.email-changed': (job) =>
      sendEmailChangeMails(job, async ({ oldEmail, newEmail }, user) => [
        [oldEmail, createEmailChangedMail(user, newEmail)],
        [newEmail, createEmailChangedMail(user, newEmail)],
      ]),
  };
}

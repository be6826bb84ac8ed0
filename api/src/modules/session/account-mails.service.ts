import * as paths from '@gruenland/shared-contracts/paths.ts';

import type { Drizzle } from '#db/database.ts';
import type { TaskHandlers, RunningTask } from '#queue/task-kinds.ts';
import {
  createAlreadyRegisteredMail,
  createConfirmRegistrationMail,
  createPasswordChangedMail,
  createResetPasswordMail,
} from '#mail/account-mails.ts';
import { createSignInChangedMail } from '#mail/sign-in-mails.ts';
import { renderMail } from '#mail/mail-layout.ts';
import type { MailContent } from '#mail/mail-layout.ts';
import type { Mailer } from '#mail/mailer.ts';

import { insertToken } from './one-time-token.repository.ts';
import { getPasswordBinding } from './password.service.ts';
import { hashToken, createSecretToken } from '#secrets/secret-token.ts';
import { findPasswordHash, findStoredUser } from './user.repository.ts';
import type { StoredUser } from './user.repository.ts';

const confirmationLinkLifetimeHours = 24;
const resetLinkLifetimeMinutes = 30;

export interface AccountMailDependencies {
  readonly db: Drizzle;
  readonly mailer: Mailer;
  readonly siteUrl: string;
}

export type AccountMailHandlers = Pick<
  TaskHandlers,
  | 'mail.confirm-registration'
  | 'mail.already-registered'
  | 'mail.password-changed'
  | 'mail.reset-password'
  | 'mail.sign-in-changed'
>;

/**
 * Creates the task handlers that mail account holders. A handler creates the token of a link only
 * when it sends the mail.
 */
export function createAccountMailHandlers({
  db,
  mailer,
  siteUrl,
}: AccountMailDependencies): AccountMailHandlers {
  const links = {
    login: siteUrl + paths.login(),
    forgotPassword: siteUrl + paths.forgotPassword(),
    security: siteUrl + paths.accountSecurity(),
  };

  /**
   * Sends the mail that `writeMail` returns. Sends nothing if `writeMail` returns null or the user
   * is deleted.
   */
  async function sendToUser(
    job: RunningTask & { readonly payload: { readonly userId: string } },
    writeMail: (user: StoredUser) => MailContent | null | Promise<MailContent | null>,
  ): Promise<void> {
    const user = await findStoredUser(db, { id: job.payload.userId });
    const content = user && (await writeMail(user));
    if (content) await mailer.send({ ...renderMail(content), to: user.email, id: job.id });
  }

  async function createConfirmationMail(user: StoredUser): Promise<MailContent | null> {
    const passwordHash = await findPasswordHash(db, user.id);
    if (user.emailVerified || !passwordHash) return null;
    const { token, hash } = createSecretToken();
    await insertToken(db, {
      purpose: 'confirm-email',
      tokenHash: hash,
      userId: user.id,
      binding: hashToken(passwordHash),
      expiresAt: new Date(Date.now() + confirmationLinkLifetimeHours * 3_600_000),
    });
    // The URL parameter is not `token`, because the shell treats `token` as a third-party token.
    return createConfirmRegistrationMail(
      user,
      `${siteUrl}${paths.registerConfirm()}?code=${token}`,
    );
  }

  async function createResetMail(user: StoredUser): Promise<MailContent> {
    const { token, hash } = createSecretToken();
    await insertToken(db, {
      purpose: 'reset-password',
      tokenHash: hash,
      userId: user.id,
      binding: getPasswordBinding(await findPasswordHash(db, user.id)),
      expiresAt: new Date(Date.now() + resetLinkLifetimeMinutes * 60_000),
    });
    return createResetPasswordMail(user, `${siteUrl}${paths.resetPassword()}?code=${token}`);
  }

  return {
    'mail.reset-password': (job) => sendToUser(job, createResetMail),
    'mail.confirm-registration': (job) => sendToUser(job, createConfirmationMail),
    'mail.already-registered': (job) =>
      sendToUser(job, (user) => createAlreadyRegisteredMail(user, links)),
    'mail.sign-in-changed': (job) =>
      sendToUser(job, (user) => createSignInChangedMail(user, job.payload.notification, links)),
    'mail.password-changed': (job) =>
      sendToUser(job, (user) => createPasswordChangedMail(user, links)),
  };
}

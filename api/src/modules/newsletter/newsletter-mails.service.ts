import * as paths from '@gruenland/shared-contracts/paths.ts';

import type { Drizzle } from '#db/database.ts';
import type { TaskHandlers } from '#queue/task-kinds.ts';
import { enqueueTask } from '#queue/task.repository.ts';
import { renderMail } from '#mail/mail-layout.ts';
import type { Mailer } from '#mail/mailer.ts';
import {
  createConfirmNewsletterMail,
  createWelcomeNewsletterMail,
} from '#mail/newsletter-mails.ts';
import type { IdSigner } from '#secrets/signed-id.ts';

import { findList } from './newsletter-lists.ts';
import { findSignUp, findSubscriptions, saveSignUpToken } from './newsletter.repository.ts';

/** Days for which the confirmation link is valid. */
const tokenValidityDays = 7;

export interface NewsletterMailDependencies {
  readonly db: Drizzle;
  readonly mailer: Mailer;
  readonly siteUrl: string;
  readonly signedIds: IdSigner;
  readonly hashToken: (token: string) => string;
}

/** Creates the task handlers that send newsletter mails. */
export function createNewsletterMailHandlers(
  dependencies: NewsletterMailDependencies,
): Pick<
  TaskHandlers,
  'mail.newsletter-confirm' | 'mail.newsletter-welcome' | 'mail.newsletter-list-welcome'
> {
  const { db, mailer, siteUrl, signedIds, hashToken } = dependencies;
  const getListNames = (listIds: readonly string[]) =>
    listIds.map((id) => findList(id)?.name ?? id);
  return {
    'mail.newsletter-confirm': async ({ id, payload }) => {
      const signUp = await findSignUp(db, payload.signUpId);
      if (!signUp || signUp.confirmedAt) return;
      // Every attempt sends the same token, so that the link in a duplicate mail works as well.
      const token = signedIds.sign('newsletter-confirm', signUp.id);
      const expiresAt = new Date(Date.now() + tokenValidityDays * 86_400_000);
      await saveSignUpToken(db, signUp.id, hashToken(token), expiresAt);
      const url = `${siteUrl}${paths.newsletterConfirm()}?code=${token}`;
      const content = createConfirmNewsletterMail(
        signUp.firstName,
        getListNames(signUp.listIds),
        url,
      );
      await mailer.send({ ...renderMail(content), to: signUp.email, id });
    },
    // Each list has its own mail, because each mail contains its own unsubscribe link.
    'mail.newsletter-welcome': async ({ payload: { signUpId } }) => {
      const signUp = await findSignUp(db, signUpId);
      for (const listId of signUp?.listIds ?? []) {
        await enqueueTask(db, {
          kind: 'mail.newsletter-list-welcome',
          payload: { signUpId, listId },
          idempotencyKey: `newsletter-welcome:${signUpId}:${listId}`,
        });
      }
    },
    'mail.newsletter-list-welcome': async ({ id, payload }) => {
      const signUp = await findSignUp(db, payload.signUpId);
      const subscriptions = signUp ? await findSubscriptions(db, signUp.email) : [];
      const subscription = subscriptions.find(
        ({ listId, state }) => state === 'active' && listId === payload.listId,
      );
      const list = findList(payload.listId);
      if (!signUp || !subscription || !list) return;
      const code = signedIds.sign('newsletter-unsubscribe', subscription.id);
      const page = `${siteUrl}${paths.newsletterUnsubscribe()}?code=${code}`;
      await mailer.send({
        ...renderMail(createWelcomeNewsletterMail(signUp.firstName, list, page)),
        to: subscription.email,
        id,
        headers: {
          'List-Id': `<${list.id}.newsletter.${new URL(siteUrl).hostname}>`,
          'List-Unsubscribe': `<${siteUrl}/api/newsletter/one-click?code=${code}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
      });
    },
  };
}

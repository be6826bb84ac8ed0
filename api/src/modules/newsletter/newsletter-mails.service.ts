import * as paths from '@gruenland/shared-contracts/paths.ts';

import type { Drizzle } from '#db/database.ts';
import type { TaskHandlers } from '#queue/task-kinds.ts';
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
): Pick<TaskHandlers, 'mail.newsletter-confirm' | 'mail.newsletter-welcome'> {
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
    // Sends one mail per list, because each mail contains its own unsubscribe link.
    'mail.newsletter-welcome': async ({ id, payload }) => {
      const signUp = await findSignUp(db, payload.signUpId);
      const subscriptions = signUp ? await findSubscriptions(db, signUp.email) : [];
      const activeSubscriptions = subscriptions.filter(
        ({ listId, state }) => state === 'active' && signUp?.listIds.includes(listId),
      );
      for (const subscription of activeSubscriptions) {
        const code = signedIds.sign('newsletter-unsubscribe', subscription.id);
        const page = `${siteUrl}${paths.newsletterUnsubscribe()}?code=${code}`;
        const list = findList(subscription.listId);
        if (!list) continue;
        const content = createWelcomeNewsletterMail(signUp?.firstName ?? null, list, page);
        await mailer.send({
          ...renderMail(content),
          to: subscription.email,
          id: `${id}-${subscription.listId}`,
          headers: {
            'List-Id': `<${list.id}.newsletter.${new URL(siteUrl).hostname}>`,
            'List-Unsubscribe': `<${siteUrl}/api/newsletter/one-click?code=${code}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          },
        });
      }
    },
  };
}

import type {
  AccountNewsletters,
  ChangeNewsletterRequest,
  NewsletterFrequency,
} from '@gruenland/shared-contracts/api/newsletter.ts';
import type { User } from '@gruenland/shared-contracts/session.ts';

import type { Drizzle, Executor } from '#db/database.ts';
import { Problem } from '#problem.ts';

import { newsletterConsent, findList, newsletterLists } from './newsletter-lists.ts';
import type { NewsletterOrigin } from './newsletter.service.ts';
import {
  activateSubscriptions,
  changeSubscription,
  endSubscription,
  findSubscriptions,
  insertSignUp,
  markSignUpConfirmed,
} from './newsletter.repository.ts';

const pauseDurationDays = 30;

/**
 * Reads and changes the newsletter subscriptions of a signed-in user. A new subscription needs no
 * confirmation mail, because the email address of the account is confirmed.
 */
export interface AccountNewsletterService {
  read(user: User): Promise<AccountNewsletters>;
  /** Changes a subscription. @throws Problem `record.not-found` for an unknown list */
  change(user: User, request: ChangeNewsletterRequest, origin: NewsletterOrigin): Promise<void>;
}

/**
 * Records consent for a sign-up in the account, where one click is both request and confirmation.
 */
async function recordConsent(
  tx: Executor,
  email: string,
  listId: string,
  origin: NewsletterOrigin,
): Promise<void> {
  const { ipAddress, userAgent } = origin;
  const shortenedUserAgent = userAgent.slice(0, 300);
  const id = await insertSignUp(tx, {
    email,
    listIds: [listId],
    consentText: newsletterConsent.text,
    consentVersion: newsletterConsent.version,
    pageUrl: '/mein-account/newsletter',
    source: 'account',
    signUpIp: ipAddress,
    signUpUserAgent: shortenedUserAgent,
  });
  await markSignUpConfirmed(tx, id, { confirmIp: ipAddress, confirmUserAgent: shortenedUserAgent });
}

export function createAccountNewsletterService(db: Drizzle): AccountNewsletterService {
  return {
    read: async ({ email }) => {
      const subscriptions = await findSubscriptions(db, email);
      const lists = newsletterLists.map((list) => {
        const subscription = subscriptions.find(({ listId }) => listId === list.id);
        const isSubscribed = subscription?.state === 'active' || subscription?.state === 'pending';
        const pausedUntil =
          subscription?.pausedUntil && subscription.pausedUntil > new Date()
            ? subscription.pausedUntil
            : null;
        return {
          ...list,
          state: isSubscribed ? (subscription.state as 'active' | 'pending') : ('none' as const),
          frequency: (subscription?.frequency ?? 'each') as NewsletterFrequency,
          pausedUntil: pausedUntil?.toISOString() ?? null,
        };
      });
      return { email, lists, consentText: newsletterConsent.text };
    },
    change: async ({ email }, { listId, subscribed, frequency, paused }, origin) => {
      if (!findList(listId)) throw new Problem('record.not-found');
      await db.transaction(async (tx) => {
        const subscriptions = await findSubscriptions(tx, email);
        let subscription = subscriptions.find(
          (storedSubscription) => storedSubscription.listId === listId,
        );
        if (!subscribed) {
          if (subscription && subscription.state !== 'unsubscribed')
            await endSubscription(tx, subscription.id);
          return;
        }
        if (subscription?.state !== 'active') {
          await recordConsent(tx, email, listId, origin);
          [subscription] = await activateSubscriptions(tx, email, [listId]);
        }
        if (!subscription || (frequency === undefined && paused === undefined)) return;
        const pauseEnd = paused ? new Date(Date.now() + pauseDurationDays * 86_400_000) : null;
        await changeSubscription(tx, subscription.id, {
          ...(frequency === undefined ? {} : { frequency }),
          ...(paused === undefined ? {} : { pausedUntil: pauseEnd }),
        });
      });
    },
  };
}

import type {
  AccountNewsletters,
  ChangeNewsletterRequest,
  NewsletterFrequency,
} from '@gruenland/shared-contracts/api/newsletter.ts';
import type { User } from '@gruenland/shared-contracts/session.ts';

import type { Drizzle, Executor } from '#db/database.ts';
import { Problem } from '#problem.ts';

import { consent, findList, newsletterLists } from './newsletter-lists.ts';
import type { NewsletterOrigin } from './newsletter.service.ts';
import {
  activate,
  changeSubscription,
  endSubscription,
  findSubscriptions,
  insertSignUp,
  markSignUpConfirmed,
} from './newsletter.repository.ts';

const pauseDays = 30;

/** Newsletters of a signed-in user: the address is confirmed, so no confirmation mail is needed. */
export interface AccountNewsletterService {
  read(user: User): Promise<AccountNewsletters>;
  /** @throws Problem `record.not-found` for an unknown list */
  change(user: User, request: ChangeNewsletterRequest, origin: NewsletterOrigin): Promise<void>;
}

/** Records the consent of a sign-up in the account; request and confirmation are the same click. */
async function recordConsent(
  tx: Executor,
  email: string,
  listId: string,
  origin: NewsletterOrigin,
): Promise<void> {
  const { address, userAgent } = origin;
  const agent = userAgent.slice(0, 300);
  const id = await insertSignUp(tx, {
    email,
    listIds: [listId],
    consentText: consent.text,
    consentVersion: consent.version,
    pageUrl: '/mein-account/newsletter',
    source: 'account',
    signUpIp: address,
    signUpUserAgent: agent,
  });
  await markSignUpConfirmed(tx, id, { confirmIp: address, confirmUserAgent: agent });
}

export function createAccountNewsletterService(db: Drizzle): AccountNewsletterService {
  return {
    read: async ({ email }) => {
      const subscriptions = await findSubscriptions(db, email);
      const lists = newsletterLists.map((list) => {
        const own = subscriptions.find(({ listId }) => listId === list.id);
        const known = own?.state === 'active' || own?.state === 'pending';
        const paused = own?.pausedUntil && own.pausedUntil > new Date() ? own.pausedUntil : null;
        return {
          ...list,
          state: known ? (own.state as 'active' | 'pending') : ('none' as const),
          frequency: (own?.frequency ?? 'each') as NewsletterFrequency,
          pausedUntil: paused?.toISOString() ?? null,
        };
      });
      return { email, lists, consentText: consent.text };
    },
    change: async ({ email }, { listId, subscribed, frequency, paused }, origin) => {
      if (!findList(listId)) throw new Problem('record.not-found');
      await db.transaction(async (tx) => {
        const all = await findSubscriptions(tx, email);
        let own = all.find((each) => each.listId === listId);
        if (!subscribed) {
          if (own && own.state !== 'unsubscribed') await endSubscription(tx, own.id);
          return;
        }
        if (own?.state !== 'active') {
          await recordConsent(tx, email, listId, origin);
          [own] = await activate(tx, email, [listId]);
        }
        if (!own || (frequency === undefined && paused === undefined)) return;
        const until = paused ? new Date(Date.now() + pauseDays * 86_400_000) : null;
        await changeSubscription(tx, own.id, {
          ...(frequency === undefined ? {} : { frequency }),
          ...(paused === undefined ? {} : { pausedUntil: until }),
        });
      });
    },
  };
}

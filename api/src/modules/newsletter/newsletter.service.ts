import type {
  NewsletterConfirmResponse,
  SubscribeNewsletterRequest,
} from '@gruenland/shared-contracts/api/newsletter.ts';

import type { Drizzle } from '#db/database.ts';
import { withIdempotency } from '#idempotency/with-idempotency.ts';
import type { IdempotentRequest } from '#idempotency/idempotency-key.ts';
import { enqueueTask } from '#queue/task.repository.ts';
import { Problem } from '#problem.ts';
import type { IdSigner } from '#secrets/signed-id.ts';

import { newsletterConsent, findList } from './newsletter-lists.ts';
import {
  activateSubscriptions,
  addPendingSubscriptions,
  endSubscription,
  findSubscription,
  insertSignUp,
  lockSignUpByToken,
  markSignUpConfirmed,
} from './newsletter.repository.ts';

/** Origin of a sign-up or a confirmation; part of the consent record. */
export interface NewsletterOrigin {
  readonly ipAddress: string;
  readonly userAgent: string;
}

export interface NewsletterService {
  /**
   * Stores the sign-up and asks for confirmation by mail. The response is the same for every email
   * address.
   */
  subscribe(
    request: SubscribeNewsletterRequest,
    origin: NewsletterOrigin,
    idempotentRequest: IdempotentRequest | null,
  ): Promise<void>;
  /** Confirms a sign-up. @throws Problem `token.invalid` */
  confirm(code: string, origin: NewsletterOrigin): Promise<NewsletterConfirmResponse>;
  /** Ends one subscription; repeating it changes nothing. @throws Problem `token.invalid` */
  unsubscribe(code: string): Promise<string>;
}

export interface NewsletterServiceDependencies {
  readonly db: Drizzle;
  readonly signedIds: IdSigner;
  readonly hashToken: (token: string) => string;
  /** Counts a mail to an email address. @returns whether the mail may be sent */
  readonly tryCountMail: (email: string) => Promise<boolean>;
  readonly notifyTaskRunner: () => void;
}

function requireKnownLists(listIds: readonly string[]): string[] {
  const hasUnknownList = listIds.some((id) => !findList(id));
  if (hasUnknownList) {
    const fields = { listIds: 'Diesen Newsletter gibt es nicht.' };
    throw new Problem('request.invalid', { fields });
  }
  return [...new Set(listIds)];
}

export function createNewsletterService(
  dependencies: NewsletterServiceDependencies,
): NewsletterService {
  const { db, signedIds, hashToken, tryCountMail, notifyTaskRunner } = dependencies;
  return {
    subscribe: async ({ email, listIds, firstName, page }, origin, idempotentRequest) => {
      const lists = requireKnownLists(listIds);
      if (!(await tryCountMail(email))) return;
      await db.transaction((tx) =>
        withIdempotency(tx, idempotentRequest, async () => {
          const signUpId = await insertSignUp(tx, {
            email,
            firstName: firstName ?? null,
            listIds: lists,
            consentText: newsletterConsent.text,
            consentVersion: newsletterConsent.version,
            pageUrl: page,
            source: 'form',
            signUpIp: origin.ipAddress,
            signUpUserAgent: origin.userAgent.slice(0, 300),
          });
          await addPendingSubscriptions(tx, email, lists);
          await enqueueTask(tx, { kind: 'mail.newsletter-confirm', payload: { signUpId } });
          return { signUpId };
        }),
      );
      notifyTaskRunner();
    },
    confirm: async (code, origin) => {
      const result = await db.transaction(async (tx): Promise<NewsletterConfirmResponse> => {
        const signUp = await lockSignUpByToken(tx, hashToken(code));
        if (!signUp) throw new Problem('token.invalid');
        const lists = signUp.listIds.map((id) => findList(id)?.name ?? id);
        if (signUp.confirmedAt) return { state: 'already', lists };
        if (!signUp.tokenExpiresAt || signUp.tokenExpiresAt <= new Date()) {
          throw new Problem('token.invalid');
        }
        await markSignUpConfirmed(tx, signUp.id, {
          confirmIp: origin.ipAddress,
          confirmUserAgent: origin.userAgent.slice(0, 300),
        });
        await activateSubscriptions(tx, signUp.email, signUp.listIds);
        const payload = { signUpId: signUp.id };
        await enqueueTask(tx, { kind: 'mail.newsletter-welcome', payload });
        return { state: 'confirmed', lists };
      });
      notifyTaskRunner();
      return result;
    },
    unsubscribe: async (code) => {
      const id = signedIds.read('newsletter-unsubscribe', code);
      const subscription = id === null ? null : await findSubscription(db, id);
      if (!subscription) throw new Problem('token.invalid');
      if (subscription.state !== 'unsubscribed') await endSubscription(db, subscription.id);
      return findList(subscription.listId)?.name ?? subscription.listId;
    },
  };
}

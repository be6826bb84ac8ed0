import type {
  ConfirmedContact,
  ContactResponse,
  ContactForm,
  ContactRequest,
} from '@gruenland/shared-contracts/api/messages.ts';

import type { Drizzle, Executor } from '#db/database.ts';
import type { IdempotentRequest } from '#idempotency/idempotency-key.ts';
import { withIdempotency } from '#idempotency/with-idempotency.ts';
import { findAd, createAdSlug } from '#modules/ads/interface.ts';
import type { StoredAd } from '#modules/ads/interface.ts';
import { Problem } from '#problem.ts';
import type { IdSigner } from '#secrets/signed-id.ts';

import {
  startConversation,
  acceptsFirstMessages,
  storeGuestMessage,
} from './start-conversation.ts';
import { rejectContactDetails } from './check-contact-details.ts';
import { confirmFirstMessage } from './confirm-contact.ts';
import type { FirstMessageDependencies } from './confirm-contact.ts';
import {
  claimConversations,
  findAskerConversation,
  lockPerson,
} from './conversation.repository.ts';
import { getSeller, createUserKey } from './conversation-access.ts';
import { createMessageContent, allowsOffers } from './add-message.ts';
import type { ConversationReader } from './conversation-access.ts';

/** Sends and confirms the first message of an asker to a seller. */
export interface ContactService {
  /** Returns what the contact form shows. @throws Problem `record.not-found`, `record.gone` */
  readForm(number: number, reader: ConversationReader): Promise<ContactForm>;
  /**
   * Sends a message to the seller. A signed-in user has one conversation per ad; the message is
   * delivered in this conversation or waits for a moderator. Guests must first confirm by mail.
   * Guests always get the same response, so that the response does not reveal whether an email
   * address has an account.
   * @throws Problem `form.invalid`, `message.ad-ended`, `message.own-ad`, `message.blocked`,
   *   `message.limit`, `message.closed`
   */
  write(
    number: number,
    request: ContactRequest,
    reader: ConversationReader,
    idempotentRequest: IdempotentRequest | null,
  ): Promise<ContactResponse>;
  /**
   * Confirms a guest's message with the code from the mail. Repeated calls have no further effect.
   * @throws Problem `token.invalid`
   */
  confirm(code: string): Promise<ConfirmedContact>;
}

export interface ContactDependencies extends FirstMessageDependencies {
  readonly db: Drizzle;
  readonly signedIds: IdSigner;
  readonly notifyTaskRunner: () => void;
  /** Counts a mail to an email address. @returns whether the mail may be sent */
  readonly tryCountMail: (email: string) => Promise<boolean>;
}

/** Finds a public ad. @throws Problem if the ad is not public */
async function requirePublicAd(db: Executor, number: number): Promise<StoredAd> {
  const ad = await findAd(db, number);
  if (!ad) throw new Problem('record.not-found');
  if (acceptsFirstMessages(ad) || ad.state === 'sold' || ad.state === 'expired') return ad;
  throw new Problem(['deleted', 'blocked'].includes(ad.state) ? 'record.gone' : 'record.not-found');
}

export function createContactService(dependencies: ContactDependencies): ContactService {
  const { db, signedIds, notifyTaskRunner, tryCountMail, findAccountCreatedAt } = dependencies;
  const isOwnAd = (ad: StoredAd, { user, ownerKeys }: ConversationReader) =>
    (user !== null && ad.userId === user.id) ||
    (ad.ownerKey !== null && ownerKeys.includes(ad.ownerKey));

  return {
    readForm: async (number, reader) => {
      const ad = await requirePublicAd(db, number);
      const { user } = reader;
      if (user) await claimConversations(db, user.id, user.email);
      const existingConversation =
        user && (await findAskerConversation(db, ad.id, createUserKey(user.id)));
      const state = ad.state === 'reserved' ? 'reserved' : 'open';
      return {
        slug: createAdSlug(ad),
        title: ad.title,
        sellerName: ad.sellerName,
        state: isOwnAd(ad, reader)
          ? 'own'
          : acceptsFirstMessages(ad) && getSeller(ad)
            ? state
            : 'ended',
        viewer: user && { name: user.displayName },
        conversationId: existingConversation?.id ?? null,
        offers: allowsOffers(ad),
      };
    },
    write: async (
      number,
      { name, email, text, offer, anyway, website },
      reader,
      idempotentRequest,
    ) => {
      if (website) return { conversationId: null };
      const ad = await requirePublicAd(db, number);
      const { user } = reader;
      if (isOwnAd(ad, reader)) throw new Problem('message.own-ad');
      if (!acceptsFirstMessages(ad)) throw new Problem('message.ad-ended');
      if (!user && !email) {
        const message = 'Bitte geben Sie Ihre E-Mail-Adresse ein.';
        throw new Problem('form.invalid', { fields: { email: message } });
      }
      rejectContactDetails(text, anyway ?? false);
      const messageContent = createMessageContent(ad, text, offer);
      if (!user) {
        const guest = { email: email ?? '', name, messageContent };
        const shouldMail = await tryCountMail(guest.email);
        await storeGuestMessage(db, ad, { ...guest, shouldMail }, idempotentRequest);
        notifyTaskRunner();
        return { conversationId: null };
      }
      const key = createUserKey(user.id);
      const asker = { userId: user.id, email: null, name };
      await claimConversations(db, user.id, user.email);
      const conversationId = await db.transaction(async (tx) => {
        await lockPerson(tx, key);
        return withIdempotency(tx, idempotentRequest, () =>
          startConversation(tx, ad, asker, { messageContent, key, findAccountCreatedAt }),
        );
      });
      notifyTaskRunner();
      return { conversationId };
    },
    confirm: async (code) => {
      const id = signedIds.read('message-confirm', code);
      if (id === null) throw new Problem('token.invalid');
      const conversationId = await db.transaction(async (tx) =>
        confirmFirstMessage(tx, id, dependencies),
      );
      notifyTaskRunner();
      return { conversationId, code: signedIds.sign('message-asker', conversationId) };
    },
  };
}

import { ulid } from 'ulid';

import type { Drizzle, Executor } from '#db/database.ts';
import type { IdempotentRequest } from '#idempotency/idempotency-key.ts';
import { withIdempotency } from '#idempotency/with-idempotency.ts';
import { enqueueTask } from '#queue/task.repository.ts';
import type { StoredAd } from '#modules/ads/interface.ts';
import { Problem } from '#problem.ts';

import { findMutualBlocks } from './block.repository.ts';
import { findAskerConversation, insertConversation } from './conversation.repository.ts';
import { deliverOrReview } from './deliver-messages.ts';
import { enforceQuota } from './first-contact-quota.ts';
import type { FindAccountCreatedAt } from './first-contact-quota.ts';
import { insertMessage } from './message.repository.ts';
import { getPersonKeys, createEmailKey, getSeller } from './conversation-access.ts';
import type { Person } from './conversation-access.ts';
import { addMessage } from './add-message.ts';
import type { MessageContent } from './add-message.ts';

/** Returns whether an ad accepts first messages. */
export const acceptsFirstMessages = ({ state }: StoredAd) =>
  state === 'active' || state === 'reserved';

/** Checks that the asker may start a conversation about this ad. @throws Problem if not */
export async function requireFirstContactAllowed(
  tx: Executor,
  ad: StoredAd,
  asker: Person,
): Promise<void> {
  const seller = getSeller(ad);
  if (!acceptsFirstMessages(ad) || !seller) throw new Problem('message.ad-ended');
  if (getPersonKeys(asker).some((key) => getPersonKeys(seller).includes(key))) {
    throw new Problem('message.own-ad');
  }
  const { firstBlocksSecond, secondBlocksFirst } = await findMutualBlocks(tx, seller, asker);
  if (firstBlocksSecond) throw new Problem('message.blocked');
  if (secondBlocksFirst) throw new Problem('message.closed');
}

/**
 * Adds the message to the asker's existing conversation about the ad, or starts one. The caller
 * must hold the lock of `lockPerson`.
 */
export async function startConversation(
  tx: Executor,
  ad: StoredAd,
  asker: Person,
  {
    messageContent,
    key,
    findAccountCreatedAt,
  }: {
    messageContent: MessageContent;
    key: string;
    findAccountCreatedAt: FindAccountCreatedAt;
  },
): Promise<string> {
  const existingConversation = await findAskerConversation(tx, ad.id, key);
  if (existingConversation) {
    await addMessage(tx, existingConversation.id, 'asker', messageContent);
    return existingConversation.id;
  }
  await requireFirstContactAllowed(tx, ad, asker);
  await enforceQuota(tx, key, asker.userId, findAccountCreatedAt);
  const conversation = await insertConversation(tx, {
    id: ulid(),
    adId: ad.id,
    adTitle: ad.title,
    askerUserId: asker.userId,
    askerEmail: asker.email,
    askerKey: key,
    askerName: asker.name,
    state: 'open',
    confirmedAt: new Date(),
  });
  const state = 'unconfirmed';
  const { id: conversationId } = conversation;
  const message = await insertMessage(tx, {
    conversationId,
    side: 'asker',
    ...messageContent,
    state,
  });
  await deliverOrReview(tx, conversation, message);
  return conversationId;
}

/**
 * Stores a guest's message until the guest confirms the email address, and queues the confirmation
 * mail.
 */
export async function storeGuestMessage(
  db: Drizzle,
  ad: StoredAd,
  {
    email,
    name,
    messageContent,
    shouldMail,
  }: { email: string; name: string; messageContent: MessageContent; shouldMail: boolean },
  idempotentRequest: IdempotentRequest | null,
): Promise<void> {
  await db.transaction((tx) =>
    withIdempotency(tx, idempotentRequest, async () => {
      const { id } = await insertConversation(tx, {
        id: ulid(),
        adId: ad.id,
        adTitle: ad.title,
        askerEmail: email,
        askerKey: createEmailKey(email),
        askerName: name,
        state: 'unconfirmed',
      });
      const state = 'unconfirmed';
      await insertMessage(tx, { conversationId: id, side: 'asker', ...messageContent, state });
      const payload = { conversationId: id };
      if (shouldMail) await enqueueTask(tx, { kind: 'mail.message-confirm', payload });
      return {};
    }),
  );
}

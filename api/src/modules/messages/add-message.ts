import { messageLimits as limits } from '@gruenland/shared-contracts/api/messages.ts';
import type {
  ConversationClosedReason,
  ConversationRole,
} from '@gruenland/shared-contracts/api/messages.ts';

import type { Executor } from '#db/database.ts';
import type { MessagePicture } from '#db/tables/messages.ts';
import type { StoredAd } from '#modules/ads/interface.ts';
import { Problem } from '#problem.ts';

import { findMutualBlocks } from './block.repository.ts';
import { getClosedReason, hasSellerAnswered } from './closed-reason.ts';
import { findConversation } from './conversation.repository.ts';
import type { StoredConversation } from './conversation.repository.ts';
import { deliverMessages, deliverOrReview } from './deliver-messages.ts';
import { countMessagesSince, findMessages, insertMessage } from './message.repository.ts';
import type { StoredMessage } from './message.repository.ts';
import { getOtherSide, getPerson } from './conversation-access.ts';

const dayMs = 86_400_000;
/** Milliseconds within which a repeated identical message counts as one message. */
const duplicateWindowMs = 10 * 60_000;

/** The content of a message: its text and the price that it offers, in cents. */
export interface MessageContent {
  readonly text: string;
  readonly offerCents: number | null;
  readonly picture?: MessagePicture | null;
}

/**
 * Creates the content of a message about an ad. Drops the price offer unless the ad accepts offers
 * (`allowsOffers`).
 */
export const createMessageContent = (
  ad: Pick<StoredAd, 'priceKind'> | null,
  text: string,
  offer: number | null | undefined,
): MessageContent => ({ text, offerCents: allowsOffers(ad) ? (offer ?? null) : null });

export const allowsOffers = (ad: Pick<StoredAd, 'priceKind'> | null) =>
  ad?.priceKind === 'vb' || ad?.priceKind === 'gegen_gebot';

/** A conversation as the asker or the seller sees it. */
export interface ConversationState {
  readonly messages: readonly StoredMessage[];
  readonly closedReason: ConversationClosedReason | null;
  readonly hasBlockedOtherSide: boolean;
}

/** Loads the messages of a conversation and decides whether the given side may write. */
export async function loadConversationState(
  db: Executor,
  conversationAndAd: { readonly conversation: StoredConversation; readonly ad: StoredAd | null },
  side: ConversationRole,
): Promise<ConversationState> {
  const messages = await findMessages(db, conversationAndAd.conversation.id);
  const ownPerson = getPerson(conversationAndAd, side);
  const otherPerson = getPerson(conversationAndAd, getOtherSide(side));
  const blocks =
    ownPerson && otherPerson ? await findMutualBlocks(db, ownPerson, otherPerson) : null;
  const hasBlockedOtherSide = blocks?.firstBlocksSecond ?? false;
  const closedReason = getClosedReason({
    ...conversationAndAd,
    side,
    hasOtherSide: otherPerson !== null,
    hasBlockedOtherSide,
    isBlockedByOtherSide: blocks?.secondBlocksFirst ?? false,
    messages,
  });
  return { messages, closedReason, hasBlockedOtherSide };
}

/** Creates the problem that rejects a message in a closed conversation. */
function createClosedProblem(reason: ConversationClosedReason): Problem {
  return new Problem(reason === 'refused' ? 'message.blocked' : 'message.closed');
}

/**
 * Adds a new message, or a guest's message that has just been confirmed. Until the seller has
 * answered, the rules for first messages apply.
 *
 * @throws Problem `record.not-found`, `message.closed`, `message.blocked`, `message.limit`
 */
export async function addMessage(
  tx: Executor,
  conversationId: string,
  side: ConversationRole,
  messageContent: MessageContent | StoredMessage,
): Promise<string> {
  const conversationAndAd = await findConversation(tx, conversationId, true);
  if (!conversationAndAd) throw new Problem('record.not-found');
  const conversationState = await loadConversationState(tx, conversationAndAd, side);
  if (conversationState.closedReason) throw createClosedProblem(conversationState.closedReason);
  const { text, offerCents, picture } = messageContent;
  const lastDeliveredMessage = conversationState.messages
    .filter(({ state }) => state === 'delivered')
    .at(-1);
  const isRepeated =
    lastDeliveredMessage?.side === side &&
    lastDeliveredMessage.text === text &&
    lastDeliveredMessage.offerCents === offerCents &&
    lastDeliveredMessage.picture?.hash === picture?.hash &&
    Date.now() - lastDeliveredMessage.createdAt.getTime() < duplicateWindowMs;
  if (isRepeated) return lastDeliveredMessage.id;
  const today = await countMessagesSince(tx, conversationId, side, new Date(Date.now() - dayMs));
  if (today >= limits.maxMessagesPerDay) throw new Problem('message.limit');
  const message =
    'id' in messageContent
      ? messageContent
      : await insertMessage(tx, { conversationId, side, ...messageContent, state: 'unconfirmed' });
  if (side === 'asker' && !hasSellerAnswered(conversationState.messages)) {
    await deliverOrReview(tx, conversationAndAd.conversation, message);
  } else {
    await deliverMessages(tx, conversationId, side, [message]);
  }
  return message.id;
}

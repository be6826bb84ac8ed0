import type {
  Conversation,
  ConversationMessage,
  conversationAdStates,
} from '@gruenland/shared-contracts/api/messages.ts';

import type { StoredAd } from '#modules/ads/interface.ts';
import { createAdSlug } from '#modules/ads/interface.ts';
import { toDecisionView } from '#modules/moderation/interface.ts';
import type { StoredCase } from '#modules/moderation/interface.ts';

import type { StoredMessage } from './message.repository.ts';
import { hasSellerAnswered } from './closed-reason.ts';
import { getOtherSide, getPerson } from './conversation-access.ts';
import type { ConversationAccess } from './conversation-access.ts';
import { allowsOffers } from './add-message.ts';
import type { ConversationState } from './add-message.ts';

type ShownAdState = (typeof conversationAdStates)[number];
const shownAdStates: readonly string[] = ['active', 'reserved', 'paused', 'sold', 'expired'];

function toConversationAd(ad: StoredAd | null, title: string): Conversation['ad'] {
  if (!ad || !shownAdStates.includes(ad.state)) return { title, slug: null, state: 'gone' };
  const slug = ad.state === 'paused' ? null : createAdSlug(ad);
  return { title: ad.title, slug, state: ad.state as ShownAdState };
}

/** Returns a message as the given side sees it, or null if that side must not see it. */
function toConversationMessage(
  message: StoredMessage,
  isOwnMessage: boolean,
  showsReadReceipts: boolean,
): ConversationMessage | null {
  const { id, text, offerCents, picture, state, readAt, deliveredAt, createdAt, warnings } =
    message;
  const sentAt = (deliveredAt ?? createdAt).toISOString();
  const pictureSize = picture && { width: picture.width, height: picture.height };
  const commonFields = { id, own: isOwnMessage, text, offerCents, picture: pictureSize, sentAt };
  if (state === 'deleted')
    return { ...commonFields, picture: null, state: 'deleted', warnings: [] };
  if (state === 'delivered') {
    const isRead = isOwnMessage && readAt !== null && showsReadReceipts;
    return {
      ...commonFields,
      state: isRead ? 'read' : 'sent',
      warnings: isOwnMessage ? [] : warnings,
    };
  }
  if (!isOwnMessage || state === 'unconfirmed') return null;
  return { ...commonFields, state: state === 'held' ? 'review' : 'refused', warnings: [] };
}

/** Returns whether a side can see at least one message of the conversation. */
export const hasVisibleMessage = (
  messages: readonly StoredMessage[],
  side: StoredMessage['side'],
) =>
  messages.some((message) => toConversationMessage(message, message.side === side, false) !== null);

/**
 * Converts a conversation to the view of one side. A message to a guest is shown as read only after
 * the guest has written again, because mail programs open links on their own.
 */
export function toConversationView(
  { conversation, ad, side }: ConversationAccess,
  { messages, closedReason, hasBlockedOtherSide }: ConversationState,
  {
    decision,
    account,
    more,
  }: {
    readonly decision: StoredCase | null;
    readonly account: boolean;
    readonly more: Conversation['more'];
  },
): Conversation {
  const otherPerson = getPerson({ conversation, ad }, getOtherSide(side));
  const lastIndexFromOtherSide = messages.findLastIndex(
    (message) => message.side !== side && message.state === 'delivered',
  );
  return {
    id: conversation.id,
    side,
    ad: toConversationAd(ad, conversation.adTitle),
    other: otherPerson?.name ?? 'Gelöschtes Konto',
    messages: messages.flatMap((message, index) => {
      const showsReadReceipts = Boolean(otherPerson?.userId) || index < lastIndexFromOtherSide;
      return toConversationMessage(message, message.side === side, showsReadReceipts) ?? [];
    }),
    closed: closedReason,
    blocking: hasBlockedOtherSide,
    decision: decision && toDecisionView(decision),
    account,
    offers: allowsOffers(ad),
    pictures: closedReason === null && hasSellerAnswered(messages),
    more,
  };
}

import type {
  Conversation,
  ConversationMessage,
  conversationAdStates,
} from '@gruenland/shared-contracts/api/messages.ts';

import type { StoredAd } from '#modules/ads/ad-record.repository.ts';
import { adSlug } from '#modules/ads/ad-slug.ts';
import { decisionView } from '#modules/moderation/decision-view.ts';
import type { StoredCase } from '#modules/moderation/moderation-kind.ts';

import type { StoredMessage } from './message.repository.ts';
import { isAnswered } from './closed-reason.ts';
import { otherSide, getPerson } from './participants.ts';
import type { ConversationAccess } from './participants.ts';
import { takesOffers } from './add-message.ts';
import type { ConversationState } from './add-message.ts';

type ShownAdState = (typeof conversationAdStates)[number];
const shownStates: readonly string[] = ['active', 'reserved', 'paused', 'sold', 'expired'];

function adView(ad: StoredAd | null, title: string): Conversation['ad'] {
  if (!ad || !shownStates.includes(ad.state)) return { title, slug: null, state: 'gone' };
  const slug = ad.state === 'paused' ? null : adSlug(ad);
  return { title: ad.title, slug, state: ad.state as ShownAdState };
}

/** A message as one side sees it; null if that side must not see it. */
function messageView(
  message: StoredMessage,
  own: boolean,
  readIsKnown: boolean,
): ConversationMessage | null {
  const { id, text, offerCents, picture, state, readAt, deliveredAt, createdAt, warnings } =
    message;
  const sentAt = (deliveredAt ?? createdAt).toISOString();
  const size = picture && { width: picture.width, height: picture.height };
  const about = { id, own, text, offerCents, picture: size, sentAt };
  if (state === 'deleted') return { ...about, picture: null, state: 'deleted', warnings: [] };
  if (state === 'delivered') {
    const read = own && readAt !== null && readIsKnown;
    return { ...about, state: read ? 'read' : 'sent', warnings: own ? [] : warnings };
  }
  if (!own || state === 'unconfirmed') return null;
  return { ...about, state: state === 'held' ? 'review' : 'refused', warnings: [] };
}

/** Whether a side can see at least one message of the conversation. */
export const hasVisibleMessage = (
  messages: readonly StoredMessage[],
  side: StoredMessage['side'],
) => messages.some((message) => messageView(message, message.side === side, false) !== null);

/**
 * A conversation as one of its sides sees it. Read receipts of guests appear only after they have
 * written again, because mail programs open links on their own.
 */
export function conversationView(
  { conversation, ad, side }: ConversationAccess,
  { messages, closed, blocking }: ConversationState,
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
  const other = getPerson({ conversation, ad }, otherSide(side));
  const lastOfOther = messages.findLastIndex(
    (message) => message.side !== side && message.state === 'delivered',
  );
  return {
    id: conversation.id,
    side,
    ad: adView(ad, conversation.adTitle),
    other: other?.name ?? 'Gelöschtes Konto',
    messages: messages.flatMap((message, index) => {
      const readIsKnown = Boolean(other?.userId) || index < lastOfOther;
      return messageView(message, message.side === side, readIsKnown) ?? [];
    }),
    closed,
    blocking,
    decision: decision && decisionView(decision),
    account,
    offers: takesOffers(ad),
    pictures: closed === null && isAnswered(messages),
    more,
  };
}

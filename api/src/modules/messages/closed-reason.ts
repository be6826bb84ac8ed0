import { messageLimits } from '@gruenland/shared-contracts/api/messages.ts';
import type {
  ConversationClosedReason,
  ConversationRole,
} from '@gruenland/shared-contracts/api/messages.ts';

import type { StoredAd } from '#modules/ads/interface.ts';

import type { StoredConversation } from './conversation.repository.ts';
import type { StoredMessage } from './message.repository.ts';

/** The facts that decide whether a person may write in a conversation. */
export interface WritingConditions {
  readonly conversation: Pick<StoredConversation, 'state'>;
  readonly ad: Pick<StoredAd, 'state'> | null;
  readonly side: ConversationRole;
  /**
   * Whether the person on the other side still exists; false after that person has deleted the
   * account.
   */
  readonly hasOtherSide: boolean;
  /** Whether the writer has blocked the person on the other side. */
  readonly hasBlockedOtherSide: boolean;
  readonly isBlockedByOtherSide: boolean;
  readonly messages: readonly Pick<StoredMessage, 'side' | 'state'>[];
}

/** States of removed ads: their conversations stay readable, but nobody can write in them. */
const removedAdStates: ReadonlySet<string> = new Set(['deleted', 'blocked', 'rejected']);

/** Counts the visible messages that a side has sent since the other side last wrote. */
function countUnanswered(messages: WritingConditions['messages'], side: ConversationRole): number {
  const visibleMessages = messages.filter(
    ({ state }) => state === 'delivered' || state === 'deleted',
  );
  const lastIndexFromOtherSide = visibleMessages.findLastIndex((message) => message.side !== side);
  return visibleMessages.length - 1 - lastIndexFromOtherSide;
}

/** Returns why a person cannot write in a conversation now, or null if the person can. */
export function getClosedReason(facts: WritingConditions): ConversationClosedReason | null {
  const { conversation, ad, side, hasOtherSide, messages } = facts;
  if (!hasOtherSide || !ad) return 'gone';
  if (conversation.state === 'stopped') return 'stopped';
  if (removedAdStates.has(ad.state)) return 'ad';
  if (facts.hasBlockedOtherSide) return 'blocked';
  if (facts.isBlockedByOtherSide) return 'refused';
  const ownMessages = messages.filter((message) => message.side === side);
  if (ownMessages.some(({ state }) => state === 'held')) return 'review';
  if (ownMessages.some(({ state }) => state === 'refused')) return 'rejected';
  return countUnanswered(messages, side) >= messageLimits.maxUnansweredMessages
    ? 'unanswered'
    : null;
}

/** Returns whether the seller has answered. If so, the rules for first messages no longer apply. */
export function hasSellerAnswered(messages: WritingConditions['messages']): boolean {
  return messages.some(({ side, state }) => side === 'seller' && state !== 'unconfirmed');
}

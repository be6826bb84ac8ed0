import { messageLimits as limits } from '@gruenland/shared-contracts/api/messages.ts';
import type { ClosedReason, MessageSide } from '@gruenland/shared-contracts/api/messages.ts';

import type { Executor } from '#db/database.ts';
import type { MessagePicture } from '#db/tables/messages.ts';
import type { StoredAd } from '#modules/ads/ad-record.repository.ts';
import { Problem } from '#problem.ts';

import { findBlocks } from './block.repository.ts';
import { closedReason, isAnswered } from './closed-reason.ts';
import { findConversation } from './conversation.repository.ts';
import type { StoredConversation } from './conversation.repository.ts';
import { deliver, handOver } from './deliver.ts';
import { countSince, findMessages, insertMessage } from './message.repository.ts';
import type { StoredMessage } from './message.repository.ts';
import { otherSide, personOf } from './people.ts';

const day = 86_400_000;
/** Milliseconds within which the same words in a row are one message, sent twice. */
const sameWithinMs = 10 * 60_000;

/** What somebody says: words, and what they offer in cents. */
export interface Said {
  readonly text: string;
  readonly offerCents: number | null;
  readonly picture?: MessagePicture | null;
}

/** What is said, without an offer where the price is not open to one. */
export const saidAbout = (
  ad: Pick<StoredAd, 'priceKind'> | null,
  text: string,
  offer: number | null | undefined,
): Said => ({ text, offerCents: takesOffers(ad) ? (offer ?? null) : null });

export const takesOffers = (ad: Pick<StoredAd, 'priceKind'> | null) =>
  ad?.priceKind === 'vb' || ad?.priceKind === 'gegen_gebot';

/** A conversation as one of its sides finds it. */
export interface Standing {
  readonly messages: readonly StoredMessage[];
  readonly closed: ClosedReason | null;
  readonly blocking: boolean;
}

/** What is written, and whether this side may go on. */
export async function standingOf(
  db: Executor,
  entry: { readonly conversation: StoredConversation; readonly ad: StoredAd | null },
  side: MessageSide,
): Promise<Standing> {
  const messages = await findMessages(db, entry.conversation.id);
  const self = personOf(entry, side);
  const other = personOf(entry, otherSide(side));
  const blocks = self && other ? await findBlocks(db, self, other) : null;
  const blocking = blocks?.byFirst ?? false;
  const closed = closedReason({
    ...entry,
    side,
    otherThere: other !== null,
    blocking,
    blocked: blocks?.bySecond ?? false,
    messages,
  });
  return { messages, closed, blocking };
}

/** Words for who cannot write. */
function refusal(closed: ClosedReason): Problem {
  return new Problem(closed === 'refused' ? 'message.unwanted' : 'message.closed');
}

/**
 * Adds a message to a conversation, or one that was kept until its address was confirmed. As long as
 * nobody has answered, the rules for first messages hold.
 *
 * @throws Problem `record.not-found`, `message.closed`, `message.unwanted`, `message.limit`
 */
export async function sayIn(
  tx: Executor,
  conversationId: string,
  side: MessageSide,
  said: Said | StoredMessage,
): Promise<string> {
  const entry = await findConversation(tx, conversationId, true);
  if (!entry) throw new Problem('record.not-found');
  const standing = await standingOf(tx, entry, side);
  if (standing.closed) throw refusal(standing.closed);
  const { text, offerCents, picture } = said;
  const last = standing.messages.filter(({ state }) => state === 'delivered').at(-1);
  const again =
    last?.side === side &&
    last.text === text &&
    last.offerCents === offerCents &&
    last.picture?.hash === picture?.hash &&
    Date.now() - last.createdAt.getTime() < sameWithinMs;
  if (again) return last.id;
  const today = await countSince(tx, conversationId, side, new Date(Date.now() - day));
  if (today >= limits.perDay) throw new Problem('message.limit');
  const message =
    'id' in said
      ? said
      : await insertMessage(tx, { conversationId, side, ...said, state: 'unconfirmed' });
  if (side === 'asker' && !isAnswered(standing.messages)) {
    await handOver(tx, entry.conversation, message);
  } else {
    await deliver(tx, conversationId, side, [message]);
  }
  return message.id;
}

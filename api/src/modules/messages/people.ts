import type { MessageSide } from '@gruenland/shared-contracts/api/messages.ts';
import type { User } from '@gruenland/shared-contracts/session.ts';

import type { Executor } from '#db/database.ts';
import type { StoredAd } from '#modules/ads/ad-record.repository.ts';
import { Problem } from '#problem.ts';
import type { SignedIds } from '#secrets/signed-id.ts';

import type { StoredConversation } from './conversation.repository.ts';

/** One side of a conversation. */
export interface Person {
  readonly userId: string | null;
  /** Of guests, and of accounts that began as guests. */
  readonly email: string | null;
  readonly name: string;
}

/** Who opens a conversation: by session, by the cookie of who placed an ad, by a mail's code. */
export interface Reader {
  readonly user: User | null;
  /** Keys of the cookie of who placed ads without an account. */
  readonly keys: readonly string[];
  readonly code: string | null;
}

/** A conversation, its ad as it stands, and the side that looks at it. */
export interface Entered {
  readonly conversation: StoredConversation;
  readonly ad: StoredAd | null;
  readonly side: MessageSide;
}

export const otherSide = (side: MessageSide): MessageSide =>
  side === 'asker' ? 'seller' : 'asker';

export const userKey = (userId: string) => `user:${userId}`;
export const mailKey = (email: string) => `mail:${email}`;

export const sellerOf = (ad: StoredAd | null): Person | null =>
  ad && (ad.userId ?? ad.guestEmail)
    ? { userId: ad.userId, email: ad.guestEmail, name: ad.sellerName }
    : null;

export const askerOf = (conversation: StoredConversation): Person | null =>
  (conversation.askerUserId ?? conversation.askerEmail)
    ? {
        userId: conversation.askerUserId,
        email: conversation.askerEmail,
        name: conversation.askerName,
      }
    : null;

/** Who a side is; null when they have left. */
export function personOf(
  { conversation, ad }: Pick<Entered, 'conversation' | 'ad'>,
  side: MessageSide,
): Person | null {
  return side === 'asker' ? askerOf(conversation) : sellerOf(ad);
}

/** Under what somebody may be known; the first is the one to write down. */
export function keysOf({ userId, email }: Person): string[] {
  return [...(userId ? [userKey(userId)] : []), ...(email ? [mailKey(email)] : [])];
}

/** Looks up the address of an account. */
export type EmailOf = (db: Executor, userId: string) => Promise<string | null>;

/** Where somebody is written to. */
export async function addressOf(
  db: Executor,
  { userId, email }: Person,
  emailOf: EmailOf,
): Promise<string | null> {
  return userId ? emailOf(db, userId) : email;
}

/** The side that a reader is. @throws Problem `record.not-found` for everybody else */
export function sideOf(
  { conversation, ad }: Pick<Entered, 'conversation' | 'ad'>,
  { user, keys, code }: Reader,
  signedIds: SignedIds,
): MessageSide {
  const { id, askerUserId, askerEmail } = conversation;
  for (const side of ['asker', 'seller'] as const) {
    if (code && signedIds.read(`message-${side}`, code) === id) return side;
  }
  if (user && (askerUserId === user.id || (!askerUserId && askerEmail === user.email))) {
    return 'asker';
  }
  if (user && ad && (ad.userId === user.id || (!ad.userId && ad.guestEmail === user.email))) {
    return 'seller';
  }
  if (ad?.ownerKey && keys.includes(ad.ownerKey)) return 'seller';
  throw new Problem('record.not-found');
}

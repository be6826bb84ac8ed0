import type { ConversationRole } from '@gruenland/shared-contracts/api/messages.ts';
import type { User } from '@gruenland/shared-contracts/session.ts';

import type { Executor } from '#db/database.ts';
import type { StoredAd } from '#modules/ads/interface.ts';
import { Problem } from '#problem.ts';
import type { IdSigner } from '#secrets/signed-id.ts';

import type { StoredConversation } from './conversation.repository.ts';

/** The person on one side of a conversation. */
export interface Person {
  readonly userId: string | null;
  /**
   * Email address with which the person wrote or placed the ad as a guest, or null if there is
   * none.
   */
  readonly email: string | null;
  readonly name: string;
}

/** Credentials of a request: session, owner cookie of an ad, or code from a mail. */
export interface ConversationReader {
  readonly user: User | null;
  /** Owner keys from the cookie of guests who placed ads. */
  readonly ownerKeys: readonly string[];
  readonly code: string | null;
}

/** A conversation, its current ad, and the caller's side. */
export interface ConversationAccess {
  readonly conversation: StoredConversation;
  readonly ad: StoredAd | null;
  readonly side: ConversationRole;
}

export const getOtherSide = (side: ConversationRole): ConversationRole =>
  side === 'asker' ? 'seller' : 'asker';

export const createUserKey = (userId: string) => `user:${userId}`;
export const createEmailKey = (email: string) => `mail:${email}`;

export const getSeller = (ad: StoredAd | null): Person | null =>
  ad && (ad.userId ?? ad.guestEmail)
    ? { userId: ad.userId, email: ad.guestEmail, name: ad.sellerName }
    : null;

const getAsker = (conversation: StoredConversation): Person | null =>
  (conversation.askerUserId ?? conversation.askerEmail)
    ? {
        userId: conversation.askerUserId,
        email: conversation.askerEmail,
        name: conversation.askerName,
      }
    : null;

/** Returns the person on a side of a conversation, or null if that person deleted the account. */
export function getPerson(
  { conversation, ad }: Pick<ConversationAccess, 'conversation' | 'ad'>,
  side: ConversationRole,
): Person | null {
  return side === 'asker' ? getAsker(conversation) : getSeller(ad);
}

/** Returns the keys that identify a person. New rows store the first key; queries match any key. */
export function getPersonKeys({ userId, email }: Person): string[] {
  return [...(userId ? [createUserKey(userId)] : []), ...(email ? [createEmailKey(email)] : [])];
}

/** Looks up the email address of an account. */
export type FindAccountEmail = (db: Executor, userId: string) => Promise<string | null>;

/** Returns the email address of a person. */
export async function findEmailAddress(
  db: Executor,
  { userId, email }: Person,
  getEmail: FindAccountEmail,
): Promise<string | null> {
  return userId ? getEmail(db, userId) : email;
}

/**
 * Returns the caller's side. @throws Problem `record.not-found` if the caller is on neither side
 */
export function requireSide(
  { conversation, ad }: Pick<ConversationAccess, 'conversation' | 'ad'>,
  { user, ownerKeys, code }: ConversationReader,
  signedIds: IdSigner,
): ConversationRole {
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
  if (ad?.ownerKey && ownerKeys.includes(ad.ownerKey)) return 'seller';
  throw new Problem('record.not-found');
}

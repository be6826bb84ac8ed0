import type { OtherConversation } from '@gruenland/shared-contracts/api/messages.ts';

import type { Executor } from '#db/database.ts';
import type { IdSigner } from '#secrets/signed-id.ts';

import { findConversationsOfGuestSeller } from './conversation.repository.ts';
import type { ConversationAccess, ConversationReader } from './conversation-access.ts';

/**
 * Finds other conversations about a guest seller's ads. Requires the code from a mail, which proves
 * access to the seller's email address. The owner cookie of a single ad is not enough.
 */
export async function findOtherConversations(
  db: Executor,
  { conversation, ad, side }: ConversationAccess,
  { code }: ConversationReader,
  signedIds: IdSigner,
): Promise<OtherConversation[]> {
  const hasMailedCode = code !== null && signedIds.read('message-seller', code) === conversation.id;
  if (side !== 'seller' || !hasMailedCode || !ad?.guestEmail || ad.userId) return [];
  const guestConversations = await findConversationsOfGuestSeller(db, ad.guestEmail);
  return guestConversations
    .filter((entry) => entry.conversation.id !== conversation.id)
    .map(({ conversation: { id, adTitle, askerName, lastAt }, unread }) => ({
      id,
      code: signedIds.sign('message-seller', id),
      title: adTitle,
      other: askerName || 'Gelöschtes Konto',
      unread,
      lastAt: lastAt.toISOString(),
    }));
}

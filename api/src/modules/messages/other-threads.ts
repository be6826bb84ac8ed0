import type { OtherThread } from '@gruenland/shared-contracts/api/messages.ts';

import type { Executor } from '#db/database.ts';
import type { SignedIds } from '#secrets/signed-id.ts';

import { findOfGuestSeller } from './conversation.repository.ts';
import type { Entered, Reader } from './people.ts';

/**
 * What else is written to the ads of who sells without an account. Only by the code of a mail: it went to
 * the address whose ads these are. The cookie of who placed one ad says nothing about the others.
 */
export async function otherThreads(
  db: Executor,
  { conversation, ad, side }: Entered,
  { code }: Reader,
  signedIds: SignedIds,
): Promise<OtherThread[]> {
  const byMail = code !== null && signedIds.read('message-seller', code) === conversation.id;
  if (side !== 'seller' || !byMail || !ad?.guestEmail || ad.userId) return [];
  const found = await findOfGuestSeller(db, ad.guestEmail);
  return found
    .filter((each) => each.conversation.id !== conversation.id)
    .map(({ conversation: { id, adTitle, askerName, lastAt }, unread }) => ({
      id,
      code: signedIds.sign('message-seller', id),
      title: adTitle,
      other: askerName || 'Gelöschtes Konto',
      unread,
      lastAt: lastAt.toISOString(),
    }));
}

import type { Executor } from '#db/database.ts';
import { Problem } from '#problem.ts';

import { requireFirstContactAllowed } from './start-conversation.ts';
import {
  changeConversation,
  findConversation,
  findAskerConversation,
  lockPerson,
} from './conversation.repository.ts';
import { deliverOrReview } from './deliver-messages.ts';
import { enforceQuota } from './first-contact-quota.ts';
import type { FindAccountCreatedAt } from './first-contact-quota.ts';
import { changeMessages, findMessages } from './message.repository.ts';
import { createEmailKey, createUserKey } from './conversation-access.ts';
import { addMessage } from './add-message.ts';

/** Functions that look up the accounts of people who write a first message. */
export interface FirstMessageDependencies {
  /** Finds the id of the account with this confirmed email address, or returns null. */
  readonly findAccountId: (db: Executor, email: string) => Promise<string | null>;
  readonly findAccountCreatedAt: FindAccountCreatedAt;
}

/**
 * Confirms a guest's email address and delivers the guest's message, or holds it for a moderator.
 *
 * @returns id of the asker's conversation about the ad; it may have existed before the message
 */
export async function confirmFirstMessage(
  tx: Executor,
  id: string,
  dependencies: FirstMessageDependencies,
): Promise<string> {
  const unlockedConversation = await findConversation(tx, id);
  const email = unlockedConversation?.conversation.askerEmail;
  if (!unlockedConversation || !email) throw new Problem('token.invalid');
  const userId = await dependencies.findAccountId(tx, email);
  const key = userId ? createUserKey(userId) : createEmailKey(email);
  await lockPerson(tx, key);
  const lockedConversation = await findConversation(tx, id, true);
  const { conversation, ad } = lockedConversation ?? { conversation: null, ad: null };
  if (!conversation) throw new Problem('token.invalid');
  if (conversation.state !== 'unconfirmed') return id;
  if (!ad) throw new Problem('message.ad-ended');
  const [message] = await findMessages(tx, id);
  const existingConversation = await findAskerConversation(tx, ad.id, key);
  if (existingConversation) {
    // Moves the message to the existing conversation. The conversation that contained the message
    // before is then empty and is deleted some days later.
    if (message) {
      await changeMessages(tx, [message.id], { conversationId: existingConversation.id });
      await addMessage(tx, existingConversation.id, 'asker', message);
    }
    return existingConversation.id;
  }
  if (!message) throw new Problem('token.invalid');
  await requireFirstContactAllowed(tx, ad, { userId, email, name: conversation.askerName });
  await enforceQuota(tx, key, userId, dependencies.findAccountCreatedAt);
  const change = { state: 'open', askerUserId: userId, askerKey: key } as const;
  const confirmedAt = new Date();
  await changeConversation(tx, id, { ...change, confirmedAt });
  const confirmedConversation = { ...conversation, ...change, confirmedAt };
  await deliverOrReview(tx, confirmedConversation, message);
  return id;
}

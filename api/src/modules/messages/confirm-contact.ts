import type { Executor } from '#db/database.ts';
import { Problem } from '#problem.ts';

import { checkBeginning } from './begin-conversation.ts';
import {
  changeConversation,
  findConversation,
  findLive,
  lockPerson,
} from './conversation.repository.ts';
import { handOver } from './deliver.ts';
import { checkQuota } from './first-contact-quota.ts';
import type { AccountFacts } from './first-contact-quota.ts';
import { changeMessages, findMessages } from './message.repository.ts';
import { mailKey, userKey } from './people.ts';
import { sayIn } from './say.ts';

/** What is known of accounts. */
export interface ConfirmParts {
  /** The confirmed account of an address. */
  readonly accountOf: (db: Executor, email: string) => Promise<string | null>;
  readonly accountFacts: AccountFacts;
}

/**
 * Somebody has shown that an address is theirs.
 *
 * @returns the conversation that the message belongs to: its own, or the one that is there already
 */
export async function confirmIn(tx: Executor, id: string, parts: ConfirmParts): Promise<string> {
  const before = await findConversation(tx, id);
  const email = before?.conversation.askerEmail;
  if (!before || !email) throw new Problem('token.invalid');
  const userId = await parts.accountOf(tx, email);
  const key = userId ? userKey(userId) : mailKey(email);
  await lockPerson(tx, key);
  const found = await findConversation(tx, id, true);
  const { conversation, ad } = found ?? { conversation: null, ad: null };
  if (!conversation) throw new Problem('token.invalid');
  if (conversation.state !== 'unconfirmed') return id;
  if (!ad) throw new Problem('message.ad-over');
  const [message] = await findMessages(tx, id);
  const live = await findLive(tx, ad.id, key);
  if (live) {
    // Said where the two talk already; the emptied first one is forgotten in some days.
    if (message) {
      await changeMessages(tx, [message.id], { conversationId: live.id });
      await sayIn(tx, live.id, 'asker', message);
    }
    return live.id;
  }
  if (!message) throw new Problem('token.invalid');
  await checkBeginning(tx, ad, { userId, email, name: conversation.askerName });
  await checkQuota(tx, key, userId, parts.accountFacts);
  const change = { state: 'open', askerUserId: userId, askerKey: key } as const;
  const confirmedAt = new Date();
  await changeConversation(tx, id, { ...change, confirmedAt });
  const confirmed = { ...conversation, ...change, confirmedAt };
  await handOver(tx, confirmed, message);
  return id;
}

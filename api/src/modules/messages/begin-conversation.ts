import { ulid } from 'ulid';

import type { Drizzle, Executor } from '#db/database.ts';
import type { CreatingCall } from '#idempotency/idempotency-key.ts';
import { once } from '#idempotency/once.ts';
import { enqueue } from '#queue/task.repository.ts';
import type { StoredAd } from '#modules/ads/ad-record.repository.ts';
import { Problem } from '#problem.ts';

import { findBlocks } from './block.repository.ts';
import { findLive, insertConversation } from './conversation.repository.ts';
import { handOver } from './deliver.ts';
import { checkQuota } from './first-contact-quota.ts';
import type { AccountFacts } from './first-contact-quota.ts';
import { insertMessage } from './message.repository.ts';
import { keysOf, mailKey, sellerOf } from './people.ts';
import type { Person } from './people.ts';
import { sayIn } from './say.ts';
import type { Said } from './say.ts';

/** Whether an ad takes first messages. */
export const isOpen = ({ state }: StoredAd) => state === 'active' || state === 'reserved';

/** @throws Problem where these two cannot begin */
export async function checkBeginning(tx: Executor, ad: StoredAd, asker: Person): Promise<void> {
  const seller = sellerOf(ad);
  if (!isOpen(ad) || !seller) throw new Problem('message.ad-over');
  if (keysOf(asker).some((key) => keysOf(seller).includes(key))) {
    throw new Problem('message.own-ad');
  }
  const { byFirst, bySecond } = await findBlocks(tx, seller, asker);
  if (byFirst) throw new Problem('message.unwanted');
  if (bySecond) throw new Problem('message.closed');
}

/** Says it in the conversation that is there, or begins one. The person must be locked. */
export async function begin(
  tx: Executor,
  ad: StoredAd,
  asker: Person,
  { said, key, facts }: { said: Said; key: string; facts: AccountFacts },
): Promise<string> {
  const live = await findLive(tx, ad.id, key);
  if (live) {
    await sayIn(tx, live.id, 'asker', said);
    return live.id;
  }
  await checkBeginning(tx, ad, asker);
  await checkQuota(tx, key, asker.userId, facts);
  const conversation = await insertConversation(tx, {
    id: ulid(),
    adId: ad.id,
    adTitle: ad.title,
    askerUserId: asker.userId,
    askerEmail: asker.email,
    askerKey: key,
    askerName: asker.name,
    state: 'open',
    confirmedAt: new Date(),
  });
  const state = 'unconfirmed';
  const { id: conversationId } = conversation;
  const message = await insertMessage(tx, { conversationId, side: 'asker', ...said, state });
  await handOver(tx, conversation, message);
  return conversationId;
}

/** Writes a guest's message down until the address is confirmed, and orders the mail. */
export async function keepForGuest(
  db: Drizzle,
  ad: StoredAd,
  { email, name, said, mailed }: { email: string; name: string; said: Said; mailed: boolean },
  call: CreatingCall | null,
): Promise<void> {
  await db.transaction((tx) =>
    once(tx, call, async () => {
      const { id } = await insertConversation(tx, {
        id: ulid(),
        adId: ad.id,
        adTitle: ad.title,
        askerEmail: email,
        askerKey: mailKey(email),
        askerName: name,
        state: 'unconfirmed',
      });
      const state = 'unconfirmed';
      await insertMessage(tx, { conversationId: id, side: 'asker', ...said, state });
      const payload = { conversationId: id };
      if (mailed) await enqueue(tx, { kind: 'mail.message-confirm', payload });
      return {};
    }),
  );
}

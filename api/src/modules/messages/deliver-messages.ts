import type { MessageSide } from '@gruenland/shared-contracts/api/messages.ts';

import type { Executor } from '#db/database.ts';
import type { HoldReason } from '#db/tables/moderation.ts';
import { enqueueTask } from '#queue/task.repository.ts';
import { openCase } from '#modules/moderation/case.repository.ts';

import { changeConversation } from './conversation.repository.ts';
import type { StoredConversation } from './conversation.repository.ts';
import { assessMessage, holdThreshold, recipientWarnings } from './first-contact-risk.ts';
import { changeMessages, countSameText, findUnread } from './message.repository.ts';
import type { StoredMessage } from './message.repository.ts';
import { otherSide } from './participants.ts';

const day = 86_400_000;
/** Days within which identical texts are counted. */
const sameTextDays = 7;
/** Number of folded letters from which identical texts are unlikely to be a coincidence. */
const longText = 60;

/** Moderation subject: one side of a conversation. */
export const moderationSubject = (conversationId: string, side: MessageSide) =>
  `${conversationId}:${side}`;

export function readSubject(subject: string): { conversationId: string; side: MessageSide } {
  const [conversationId = '', side] = subject.split(':');
  return { conversationId, side: side === 'seller' ? 'seller' : 'asker' };
}

/**
 * Delivers messages of one side. The other side gets a mail only if it had no unread messages. The
 * conversation must be locked.
 */
export async function deliverMessages(
  tx: Executor,
  conversationId: string,
  side: MessageSide,
  messages: readonly StoredMessage[],
): Promise<void> {
  if (messages.length === 0) return;
  const to = otherSide(side);
  const before = await findUnread(tx, conversationId, to);
  const now = new Date();
  for (const { id, text } of messages) {
    const warnings = recipientWarnings(assessMessage(text));
    await changeMessages(tx, [id], { state: 'delivered', deliveredAt: now, warnings });
  }
  await changeConversation(tx, conversationId, { lastAt: now });
  if (before.length === 0) {
    await enqueueTask(tx, { kind: 'mail.message-new', payload: { conversationId, to } });
  }
}

async function sameTextReasons(
  tx: Executor,
  { askerKey }: StoredConversation,
  message: StoredMessage,
): Promise<HoldReason[]> {
  const since = new Date(Date.now() - sameTextDays * day);
  const { own, all } = await countSameText(tx, message, askerKey, since);
  const long = message.textLength >= longText;
  const found: HoldReason[] = [];
  if (own >= (long ? 2 : 5)) {
    found.push({ code: 'gleichlautend', text: 'Dieselbe Nachricht an viele Anzeigen' });
  }
  if (long && all >= 4) {
    found.push({ code: 'kampagne', text: 'Dieselbe Nachricht von vielen Absendern' });
  }
  return found;
}

/**
 * Delivers a first message, or holds it for a moderator.
 *
 * @returns whether it is held
 */
export async function deliverOrHold(
  tx: Executor,
  conversation: StoredConversation,
  message: StoredMessage,
): Promise<boolean> {
  const risk = assessMessage(message.text);
  const same = await sameTextReasons(tx, conversation, message);
  const score = Math.min(100, risk.score + same.length * 45);
  if (score < holdThreshold) {
    await deliverMessages(tx, conversation.id, message.side, [message]);
    return false;
  }
  await changeMessages(tx, [message.id], { state: 'held' });
  await openCase(tx, {
    kind: 'message',
    subjectId: moderationSubject(conversation.id, message.side),
    title: `Anfrage: ${conversation.adTitle}`,
    score,
    reasons: [...risk.contact, ...risk.scam, ...same],
    proposal: { messages: [message.id] },
    content: {
      Eintrag: conversation.adTitle,
      Beschreibung: message.text,
      'Von wem': conversation.askerName,
    },
  });
  return true;
}

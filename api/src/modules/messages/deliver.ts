import type { MessageSide } from '@gruenland/shared-contracts/api/messages.ts';

import type { Executor } from '#db/database.ts';
import type { HoldReason } from '#db/tables/moderation.ts';
import { enqueue } from '#queue/task.repository.ts';
import { openCase } from '#modules/moderation/case.repository.ts';

import { changeConversation } from './conversation.repository.ts';
import type { StoredConversation } from './conversation.repository.ts';
import { assessMessage, holdFrom, warningsOf } from './first-contact-risk.ts';
import { changeMessages, countSameText, findUnread } from './message.repository.ts';
import type { StoredMessage } from './message.repository.ts';
import { otherSide } from './people.ts';

const day = 86_400_000;
/** Days within which the same words count together. */
const sameTextDays = 7;
/** Folded letters from which on words are hardly the same by chance. */
const longText = 60;

/** One side of one conversation, as the desk names it. */
export const subjectOf = (conversationId: string, side: MessageSide) => `${conversationId}:${side}`;

export function readSubject(subject: string): { conversationId: string; side: MessageSide } {
  const [conversationId = '', side] = subject.split(':');
  return { conversationId, side: side === 'seller' ? 'seller' : 'asker' };
}

/**
 * Hands messages of one side over. The other side is written to when it has nothing unread yet: of a
 * run of messages the first one is told. The conversation must be locked.
 */
export async function deliver(
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
    const warnings = warningsOf(assessMessage(text));
    await changeMessages(tx, [id], { state: 'delivered', deliveredAt: now, warnings });
  }
  await changeConversation(tx, conversationId, { lastAt: now });
  if (before.length === 0) {
    await enqueue(tx, { kind: 'mail.message-new', payload: { conversationId, to } });
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
 * Delivers what somebody writes who has no answer yet, or puts it before the desk first.
 *
 * @returns whether it is held
 */
export async function handOver(
  tx: Executor,
  conversation: StoredConversation,
  message: StoredMessage,
): Promise<boolean> {
  const risk = assessMessage(message.text);
  const same = await sameTextReasons(tx, conversation, message);
  const score = Math.min(100, risk.score + same.length * 45);
  if (score < holdFrom) {
    await deliver(tx, conversation.id, message.side, [message]);
    return false;
  }
  await changeMessages(tx, [message.id], { state: 'held' });
  await openCase(tx, {
    kind: 'message',
    subjectId: subjectOf(conversation.id, message.side),
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

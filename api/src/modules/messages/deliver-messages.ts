import type { ConversationRole } from '@gruenland/shared-contracts/api/messages.ts';

import type { Executor } from '#db/database.ts';
import type { ReviewReason } from '#db/tables/moderation.ts';
import { enqueueTask } from '#queue/task.repository.ts';
import { openCase } from '#modules/moderation/interface.ts';

import { changeConversation } from './conversation.repository.ts';
import type { StoredConversation } from './conversation.repository.ts';
import { assessMessage, reviewThreshold, getRecipientWarnings } from './first-contact-risk.ts';
import { changeMessages, countSameText, findUnreadMessages } from './message.repository.ts';
import type { StoredMessage } from './message.repository.ts';
import { getOtherSide } from './conversation-access.ts';

const dayMs = 86_400_000;
/** Number of days for which messages with the same text as a new message are counted. */
const sameTextPeriodDays = 7;
/** Texts of at least this many characters are suspicious after fewer repetitions. */
const minLongTextLength = 60;

/** Returns the id that moderation cases store for one side of a conversation. */
export const createModerationSubject = (conversationId: string, side: ConversationRole) =>
  `${conversationId}:${side}`;

export function parseModerationSubject(subject: string): {
  conversationId: string;
  side: ConversationRole;
} {
  const [conversationId = '', side] = subject.split(':');
  return { conversationId, side: side === 'seller' ? 'seller' : 'asker' };
}

/**
 * Delivers messages of one side. The other side gets a mail only if all its earlier messages are
 * read. The conversation must be locked.
 */
export async function deliverMessages(
  tx: Executor,
  conversationId: string,
  side: ConversationRole,
  messages: readonly StoredMessage[],
): Promise<void> {
  if (messages.length === 0) return;
  const recipientSide = getOtherSide(side);
  const previouslyUnreadMessages = await findUnreadMessages(tx, conversationId, recipientSide);
  const now = new Date();
  for (const { id, text } of messages) {
    const warnings = getRecipientWarnings(assessMessage(text));
    await changeMessages(tx, [id], { state: 'delivered', deliveredAt: now, warnings });
  }
  await changeConversation(tx, conversationId, { lastAt: now });
  if (previouslyUnreadMessages.length === 0) {
    await enqueueTask(tx, {
      kind: 'mail.message-new',
      payload: { conversationId, to: recipientSide },
    });
  }
}

async function findSameTextReasons(
  tx: Executor,
  { askerKey }: StoredConversation,
  message: StoredMessage,
): Promise<ReviewReason[]> {
  const sinceDate = new Date(Date.now() - sameTextPeriodDays * dayMs);
  const { ownConversationCount, askerCount } = await countSameText(
    tx,
    message,
    askerKey,
    sinceDate,
  );
  const isLongText = message.textLength >= minLongTextLength;
  const foundReasons: ReviewReason[] = [];
  if (ownConversationCount >= (isLongText ? 2 : 5)) {
    foundReasons.push({ code: 'gleichlautend', text: 'Dieselbe Nachricht an viele Anzeigen' });
  }
  if (isLongText && askerCount >= 4) {
    foundReasons.push({ code: 'kampagne', text: 'Dieselbe Nachricht von vielen Absendern' });
  }
  return foundReasons;
}

/**
 * Delivers a first message, or holds it until a moderator has decided.
 *
 * @returns whether the message is held
 */
export async function deliverOrReview(
  tx: Executor,
  conversation: StoredConversation,
  message: StoredMessage,
): Promise<boolean> {
  const risk = assessMessage(message.text);
  const sameTextReasons = await findSameTextReasons(tx, conversation, message);
  const score = Math.min(100, risk.score + sameTextReasons.length * 45);
  if (score < reviewThreshold) {
    await deliverMessages(tx, conversation.id, message.side, [message]);
    return false;
  }
  await changeMessages(tx, [message.id], { state: 'held' });
  await openCase(tx, {
    kind: 'message',
    subjectId: createModerationSubject(conversation.id, message.side),
    title: `Anfrage: ${conversation.adTitle}`,
    score,
    reasons: [...risk.contact, ...risk.scam, ...sameTextReasons],
    proposal: { messages: [message.id] },
    content: {
      Eintrag: conversation.adTitle,
      Beschreibung: message.text,
      'Von wem': conversation.askerName,
    },
  });
  return true;
}

import { messagePaths } from '@gruenland/shared-contracts/ads/message-paths.ts';

import type { Drizzle } from '#db/database.ts';
import type { TaskHandlers } from '#queue/task-kinds.ts';
import { renderMail } from '#mail/mail-layout.ts';
import { formatEuros } from '#mail/format.ts';
import type { Mailer } from '#mail/mailer.ts';
import { createConfirmMessageMail, createNewMessageMail } from '#mail/message-mails.ts';
import type { IdSigner } from '#secrets/signed-id.ts';

import { findMutualBlocks } from './block.repository.ts';
import { findConversation } from './conversation.repository.ts';
import { findUnreadMessages } from './message.repository.ts';
import { findEmailAddress, getOtherSide, getPerson } from './conversation-access.ts';
import type { FindAccountEmail } from './conversation-access.ts';

export interface MessageMailsDependencies {
  readonly db: Drizzle;
  readonly mailer: Mailer;
  readonly siteUrl: string;
  readonly signedIds: IdSigner;
  readonly getEmail: FindAccountEmail;
}

/**
 * Creates the task handlers that notify people of messages by mail. Neither side ever sees the
 * other's email address.
 */
export function createMessageMailHandlers(
  dependencies: MessageMailsDependencies,
): Pick<TaskHandlers, 'mail.message-confirm' | 'mail.message-new'> {
  const { db, mailer, siteUrl, signedIds, getEmail } = dependencies;
  return {
    'mail.message-confirm': async ({ id, payload }) => {
      const entry = await findConversation(db, payload.conversationId);
      const { conversation } = entry ?? {};
      if (!conversation?.askerEmail || conversation.state !== 'unconfirmed') return;
      const url =
        siteUrl + messagePaths.confirm(signedIds.sign('message-confirm', conversation.id));
      const facts = { name: conversation.askerName, title: conversation.adTitle };
      const content = createConfirmMessageMail(facts, url);
      await mailer.send({ ...renderMail(content), to: conversation.askerEmail, id });
    },
    'mail.message-new': async ({ id, payload: { conversationId, to } }) => {
      const entry = await findConversation(db, conversationId);
      const reader = entry && getPerson(entry, to);
      const writer = entry && getPerson(entry, getOtherSide(to));
      if (!entry || !reader || !writer || entry.conversation.state !== 'open') return;
      const unreadMessages = await findUnreadMessages(db, conversationId, to);
      const email = await findEmailAddress(db, reader, getEmail);
      const { firstBlocksSecond } = await findMutualBlocks(db, reader, writer);
      // Skips recipients who read the messages, deleted the account or blocked the sender.
      if (unreadMessages.length === 0 || !email || firstBlocksSecond) return;
      const code = reader.userId ? null : signedIds.sign(`message-${to}`, conversationId);
      const content = createNewMessageMail(
        {
          name: reader.name,
          title: entry.conversation.adTitle,
          from: writer.name,
          texts: unreadMessages.map(({ text, offerCents }) =>
            offerCents === null ? text : `Preisvorschlag: ${formatEuros(offerCents)}\n${text}`,
          ),
          hasWarnings: unreadMessages.some(({ warnings }) => warnings.length > 0),
        },
        siteUrl + messagePaths.conversation(conversationId, code),
      );
      await mailer.send({ ...renderMail(content), to: email, id });
    },
  };
}

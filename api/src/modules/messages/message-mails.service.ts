import { messagePaths } from '@gruenland/shared-contracts/ads/message-paths.ts';

import type { Drizzle } from '#db/database.ts';
import type { JobHandlers } from '#queue/task-kinds.ts';
import { renderMail } from '#mail/mail-layout.ts';
import { euro } from '#mail/format.ts';
import type { Mailer } from '#mail/mailer.ts';
import { confirmMessageMail, newMessageMail } from '#mail/message-mails.ts';
import type { SignedIds } from '#secrets/signed-id.ts';

import { findBlocks } from './block.repository.ts';
import { findConversation } from './conversation.repository.ts';
import { findUnread } from './message.repository.ts';
import { addressOf, otherSide, personOf } from './people.ts';
import type { EmailOf } from './people.ts';

export interface MessageMailsParts {
  readonly db: Drizzle;
  readonly mailer: Mailer;
  readonly siteUrl: string;
  readonly signedIds: SignedIds;
  readonly emailOf: EmailOf;
}

/** The jobs that tell people of messages. Neither side ever sees the address of the other. */
export function createMessageMails(
  parts: MessageMailsParts,
): Pick<JobHandlers, 'mail.message-confirm' | 'mail.message-new'> {
  const { db, mailer, siteUrl, signedIds, emailOf } = parts;
  return {
    'mail.message-confirm': async ({ id, payload }) => {
      const found = await findConversation(db, payload.conversationId);
      const { conversation } = found ?? {};
      if (!conversation?.askerEmail || conversation.state !== 'unconfirmed') return;
      const url =
        siteUrl + messagePaths.bestaetigen(signedIds.sign('message-confirm', conversation.id));
      const facts = { name: conversation.askerName, title: conversation.adTitle };
      const content = confirmMessageMail(facts, url);
      await mailer.send({ ...renderMail(content), to: conversation.askerEmail, id });
    },
    'mail.message-new': async ({ id, payload: { conversationId, to } }) => {
      const found = await findConversation(db, conversationId);
      const reader = found && personOf(found, to);
      const writer = found && personOf(found, otherSide(to));
      if (!found || !reader || !writer || found.conversation.state !== 'open') return;
      const unread = await findUnread(db, conversationId, to);
      const email = await addressOf(db, reader, emailOf);
      const { byFirst } = await findBlocks(db, reader, writer);
      // Read meanwhile, left, or no longer wanted.
      if (unread.length === 0 || !email || byFirst) return;
      const code = reader.userId ? null : signedIds.sign(`message-${to}`, conversationId);
      const content = newMessageMail(
        {
          name: reader.name,
          title: found.conversation.adTitle,
          from: writer.name,
          texts: unread.map(({ text, offerCents }) =>
            offerCents === null ? text : `Preisvorschlag: ${euro(offerCents)}\n${text}`,
          ),
          warned: unread.some(({ warnings }) => warnings.length > 0),
        },
        siteUrl + messagePaths.unterhaltung(conversationId, code),
      );
      await mailer.send({ ...renderMail(content), to: email, id });
    },
  };
}

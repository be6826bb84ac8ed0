import { eq, or } from 'drizzle-orm';

import type { ConversationRole } from '@gruenland/shared-contracts/api/messages.ts';

import type { Drizzle, Executor } from '#db/database.ts';
import { ads } from '#db/tables/ads.ts';
import { conversations } from '#db/tables/messages.ts';
import type { DataSubject, PersonalData } from '#module/personal-data.ts';

import { deleteBlocksOfPerson, findBlocksByBlocker } from './block.repository.ts';
import { changeConversation } from './conversation.repository.ts';
import { removePictures } from './message-picture.repository.ts';
import { changeMessages, findMessages } from './message.repository.ts';
import { getPersonKeys } from './conversation-access.ts';

interface PersonConversation {
  readonly conversation: typeof conversations.$inferSelect;
  readonly sellerName: string | null;
  readonly side: ConversationRole;
}

/**
 * Returns the conversations in which a person is asker or seller. The person may have written, or
 * placed the ad, as a guest with the email address of the account.
 */
async function findConversationsOfPerson(
  db: Executor,
  { id, email }: DataSubject,
): Promise<PersonConversation[]> {
  const query = () =>
    db
      .select({ conversation: conversations, sellerName: ads.sellerName })
      .from(conversations)
      .leftJoin(ads, eq(conversations.adId, ads.id));
  const conversationsAsAsker = await query().where(
    or(eq(conversations.askerUserId, id), eq(conversations.askerEmail, email)),
  );
  const conversationsAsSeller = await query().where(
    or(eq(ads.userId, id), eq(ads.guestEmail, email)),
  );
  return [
    ...conversationsAsAsker.map((row) => ({ ...row, side: 'asker' as const })),
    ...conversationsAsSeller.map((row) => ({ ...row, side: 'seller' as const })),
  ];
}

/**
 * Returns the functions that export and erase personal data in messages. Erasing an account removes
 * the messages that its user wrote. The messages of the other side stay until the conversation is
 * deleted.
 */
export function createMessagePersonalData(db: Drizzle): PersonalData {
  const getSubjectKeys = ({ id, email }: DataSubject) =>
    getPersonKeys({ userId: id, email, name: '' });
  return {
    title: 'Nachrichten',
    export: async (subject) => {
      const exportedConversations = [];
      for (const { conversation, sellerName, side } of await findConversationsOfPerson(
        db,
        subject,
      )) {
        const conversationMessages = await findMessages(db, conversation.id);
        exportedConversations.push({
          anzeige: conversation.adTitle,
          mit: side === 'asker' ? sellerName : conversation.askerName,
          nachrichten: conversationMessages
            .filter((message) => message.side === side || message.state === 'delivered')
            .map((message) => ({
              von: message.side === side ? 'Ihnen' : 'der anderen Person',
              text: message.text,
              ...(message.offerCents !== null && { preisvorschlagCent: message.offerCents }),
              ...(message.picture && {
                bild: `${message.picture.width} × ${message.picture.height} Pixel`,
              }),
              geschrieben: message.createdAt,
              gelesen: message.readAt,
            })),
        });
      }
      const blocks = await findBlocksByBlocker(db, getSubjectKeys(subject));
      return { unterhaltungen: exportedConversations, blockiertePersonen: blocks.length };
    },
    erase: async (tx, subject) => {
      for (const { conversation, side } of await findConversationsOfPerson(tx, subject)) {
        const allMessages = await findMessages(tx, conversation.id);
        const ownMessageIds = allMessages
          .filter((message) => message.side === side)
          .map(({ id }) => id);
        const emptyMessage = {
          text: '',
          offerCents: null,
          picture: null,
          textHash: '',
          textLength: 0,
          warnings: [],
          state: 'deleted',
        } as const;
        await changeMessages(tx, ownMessageIds, emptyMessage);
        await removePictures(tx, ownMessageIds);
        if (side === 'asker') {
          await changeConversation(tx, conversation.id, {
            askerUserId: null,
            askerEmail: null,
            askerKey: `gone:${conversation.id}`,
            askerName: '',
          });
        }
      }
      await deleteBlocksOfPerson(tx, getSubjectKeys(subject));
    },
  };
}

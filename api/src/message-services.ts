import type { Drizzle, Executor } from '#db/database.ts';
import type { Mailer } from '#mail/mailer.ts';
import { deleteOldBlocks } from '#modules/messages/block.repository.ts';
import { createContactService } from '#modules/messages/contact.service.ts';
import { removeOldConversations } from '#modules/messages/conversation.repository.ts';
import { createMessageMails } from '#modules/messages/message-mails.service.ts';
import type { EmailOf } from '#modules/messages/participants.ts';
import { isReported } from '#modules/moderation/report.service.ts';
import { moderationSubject } from '#modules/messages/deliver-messages.ts';
import { createMessagePictureService } from '#modules/messages/message-picture.service.ts';
import {
  createConversationService,
  createParticipantGuard,
} from '#modules/messages/conversation.service.ts';
import { findProfile } from '#modules/profile/profile.repository.ts';
import type { Encryption } from '#secrets/encrypt.ts';
import type { SignedIds } from '#secrets/signed-id.ts';

export interface MessageServiceDependencies {
  readonly db: Drizzle;
  readonly mailer: Mailer;
  readonly siteUrl: string;
  readonly signedIds: SignedIds;
  readonly encryption: Encryption;
  /** Counts a mail to an address. @returns false when the limit is reached */
  readonly mayMail: (email: string) => Promise<boolean>;
  readonly wakeTaskRunner: () => void;
  readonly emailOf: EmailOf;
  /** Id of the confirmed account with this address. */
  readonly findAccountId: (db: Executor, email: string) => Promise<string | null>;
}

/** Messages between a seller and people who ask about an ad. */
export function createMessageServices(dependencies: MessageServiceDependencies) {
  const { db } = dependencies;
  return {
    services: {
      contacts: createContactService({
        ...dependencies,
        findAccountCreation: async (tx, userId) => {
          const profile = await findProfile(tx, userId);
          return profile ? new Date(profile.memberSince) : null;
        },
      }),
      conversations: createConversationService(dependencies),
      messagePictures: createMessagePictureService({
        ...dependencies,
        requireParticipant: createParticipantGuard(dependencies.signedIds),
        isReported: (id) =>
          isReported(db, 'message', [
            moderationSubject(id, 'asker'),
            moderationSubject(id, 'seller'),
          ]),
      }),
    },
    mails: createMessageMails(dependencies),
    dailyTasks: [() => removeOldConversations(db), () => deleteOldBlocks(db)],
  };
}

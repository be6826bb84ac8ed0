import type { Drizzle, Executor } from '#db/database.ts';
import type { Mailer } from '#mail/mailer.ts';
import { createContactService } from '#modules/messages/contact.service.ts';
import { createMessageMailHandlers } from '#modules/messages/message-mails.service.ts';
import type { FindAccountEmail } from '#modules/messages/conversation-access.ts';
import { isReported } from '#modules/moderation/report.service.ts';
import { createModerationSubject } from '#modules/messages/deliver-messages.ts';
import { createMessagePictureService } from '#modules/messages/message-picture.service.ts';
import {
  createConversationService,
  createParticipantGuard,
} from '#modules/messages/conversation.service.ts';
import type { MailLimit } from '#modules/session/mail-limit.ts';
import { findProfile } from '#modules/profile/profile.repository.ts';
import type { Encryption } from '#secrets/encrypt.ts';
import type { IdSigner } from '#secrets/signed-id.ts';

export interface MessageServiceDependencies {
  readonly db: Drizzle;
  readonly mailer: Mailer;
  readonly siteUrl: string;
  readonly signedIds: IdSigner;
  readonly encryption: Encryption;
  readonly mailLimit: MailLimit;
  readonly notifyTaskRunner: () => void;
  readonly getEmail: FindAccountEmail;
  /** Returns the id of the confirmed account with this email address; null if there is none. */
  readonly findAccountId: (db: Executor, email: string) => Promise<string | null>;
}

/** Creates the services for messages between a seller and people who ask about an ad. */
export function createMessageServices(dependencies: MessageServiceDependencies) {
  const { db, mailLimit } = dependencies;
  return {
    services: {
      contacts: createContactService({
        ...dependencies,
        mayMail: mailLimit('message'),
        findAccountCreatedAt: async (tx, userId) => {
          const profile = await findProfile(tx, userId);
          return profile ? new Date(profile.memberSince) : null;
        },
      }),
      conversations: createConversationService({ ...dependencies, mayMail: mailLimit('report') }),
      messagePictures: createMessagePictureService({
        ...dependencies,
        requireParticipant: createParticipantGuard(dependencies.signedIds),
        isReported: (id) =>
          isReported(db, 'message', [
            createModerationSubject(id, 'asker'),
            createModerationSubject(id, 'seller'),
          ]),
      }),
    },
    mails: createMessageMailHandlers(dependencies),
  };
}

import type { Drizzle, Executor } from '#db/database.ts';
import type { Mailer } from '#mail/mailer.ts';
import { deleteOldBlocks } from '#modules/messages/block.repository.ts';
import { createContactService } from '#modules/messages/contact.service.ts';
import { removeOldConversations } from '#modules/messages/conversation.repository.ts';
import { createMessageMails } from '#modules/messages/message-mails.service.ts';
import type { EmailOf } from '#modules/messages/people.ts';
import { isReported } from '#modules/moderation/report.service.ts';
import { subjectOf } from '#modules/messages/deliver.ts';
import { createMessagePictureService } from '#modules/messages/message-picture.service.ts';
import { createThreadService, doorOf } from '#modules/messages/thread.service.ts';
import { findProfile } from '#modules/profile/profile.repository.ts';
import type { Seal } from '#secrets/encrypt.ts';
import type { SignedIds } from '#secrets/signed-id.ts';

export interface MessageParts {
  readonly db: Drizzle;
  readonly mailer: Mailer;
  readonly siteUrl: string;
  readonly signedIds: SignedIds;
  readonly seal: Seal;
  /** Counts a mail to an address. @returns false when it has had enough */
  readonly mayMail: (email: string) => Promise<boolean>;
  readonly wakeJobs: () => void;
  readonly emailOf: EmailOf;
  /** The confirmed account of an address. */
  readonly accountOf: (db: Executor, email: string) => Promise<string | null>;
}

/** Messages between who asks about an ad and who placed it. */
export function createMessageServices(parts: MessageParts) {
  const { db } = parts;
  return {
    services: {
      contacts: createContactService({
        ...parts,
        accountFacts: async (tx, userId) => {
          const profile = await findProfile(tx, userId);
          return profile ? new Date(profile.memberSince) : null;
        },
      }),
      threads: createThreadService(parts),
      messagePictures: createMessagePictureService({
        ...parts,
        enter: doorOf(parts.signedIds),
        isReported: (id) =>
          isReported(db, 'message', [subjectOf(id, 'asker'), subjectOf(id, 'seller')]),
      }),
    },
    mails: createMessageMails(parts),
    daily: [() => removeOldConversations(db), () => deleteOldBlocks(db)],
  };
}

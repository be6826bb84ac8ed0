import { createHash } from 'node:crypto';

import { messageLimits as limits } from '@gruenland/shared-contracts/api/messages.ts';
import type { PhotoRefusal } from '@gruenland/shared-contracts/ads/photo-refusals.ts';

import { recordAudit } from '#audit/audit.ts';
import type { Drizzle, Executor } from '#db/database.ts';
import type { MessagePicture } from '#db/tables/messages.ts';
import { PhotoRefusedError, preparePhoto } from '#modules/photos/interface.ts';
import { Problem } from '#problem.ts';
import type { Encryption } from '#secrets/encrypt.ts';

import { hasSellerAnswered } from './closed-reason.ts';
import { findMessage, findMessages } from './message.repository.ts';
import type { StoredMessage } from './message.repository.ts';
import { readPicture, writePicture } from './message-picture.repository.ts';
import type { ConversationAccess, ConversationReader } from './conversation-access.ts';
import { addMessage } from './add-message.ts';

const dayMs = 86_400_000;
/** Text for mails and lists when a message has only a picture. */
const pictureOnlyText = 'Ein Bild.';

/** Sends and returns pictures in conversations, for both sides and for moderators. */
export interface MessagePictureService {
  /**
   * Sends a picture without its metadata.
   * @returns the reason for a rejection, or null if the picture was sent
   * @throws Problem `record.not-found`, `message.closed`, `message.blocked`, `message.limit`
   */
  send(
    conversationId: string,
    reader: ConversationReader,
    sentPicture: { readonly file: Buffer; readonly text: string },
  ): Promise<PhotoRefusal | null>;
  /** Checks that the caller takes part in the conversation. @throws Problem `record.not-found` */
  requireAccess(conversationId: string, reader: ConversationReader): Promise<void>;
  /** Returns a picture. @throws Problem `record.not-found` for everyone except the two sides */
  read(conversationId: string, message: string, reader: ConversationReader): Promise<Buffer>;
  /**
   * Returns the picture of a reported message to a moderator and records the access in the audit
   * log.
   * @throws Problem `record.not-found`
   */
  readForModerator(message: string, moderator: string): Promise<Buffer>;
}

export interface MessagePictureDependencies {
  readonly db: Drizzle;
  readonly encryption: Encryption;
  readonly notifyTaskRunner: () => void;
  readonly requireParticipant: (
    tx: Executor,
    id: string,
    reader: ConversationReader,
  ) => Promise<ConversationAccess>;
  /** Whether one side of the conversation was reported. */
  readonly isReported: (conversationId: string) => Promise<boolean>;
}

async function preparePictureOrRefuse(file: Buffer) {
  try {
    return await preparePhoto(file);
  } catch (error) {
    if (error instanceof PhotoRefusedError) return error.refusal;
    throw error;
  }
}

const countPicturesSentToday = (messages: readonly StoredMessage[], side: StoredMessage['side']) =>
  messages.filter(
    (message) =>
      message.side === side && message.picture && message.createdAt.getTime() > Date.now() - dayMs,
  ).length;

export function createMessagePictureService(
  dependencies: MessagePictureDependencies,
): MessagePictureService {
  const { db, encryption, notifyTaskRunner, requireParticipant, isReported } = dependencies;

  async function requirePictureBytes(message: StoredMessage | null): Promise<Buffer> {
    const picture = message?.picture ? await readPicture(db, encryption, message.id) : null;
    if (!picture) throw new Problem('record.not-found');
    return picture;
  }

  return {
    requireAccess: async (conversationId, reader) => {
      await requireParticipant(db, conversationId, reader);
    },
    send: async (conversationId, reader, { file, text }) => {
      const { side } = await requireParticipant(db, conversationId, reader);
      // Processes the image before the transaction, which then holds its locks only briefly.
      const preparedFile = await preparePictureOrRefuse(file);
      if (typeof preparedFile === 'string') return preparedFile;
      const { bytes, width, height } = preparedFile;
      const hash = createHash('sha256').update(bytes).digest('base64url');
      const picture: MessagePicture = { width, height, hash };
      await db.transaction(async (tx) => {
        const earlierMessages = await findMessages(tx, conversationId);
        // Pictures are allowed only after the seller has answered.
        if (!hasSellerAnswered(earlierMessages)) throw new Problem('message.closed');
        if (countPicturesSentToday(earlierMessages, side) >= limits.maxPicturesPerDay)
          throw new Problem('message.limit');
        const messageContent = { text: text || pictureOnlyText, offerCents: null, picture };
        const id = await addMessage(tx, conversationId, side, messageContent);
        if (!earlierMessages.some((message) => message.id === id))
          await writePicture(tx, encryption, id, bytes);
      });
      notifyTaskRunner();
      return null;
    },
    read: async (conversationId, id, reader) => {
      const { side } = await requireParticipant(db, conversationId, reader);
      const message = await findMessage(db, conversationId, id);
      const isVisible = message && (message.side === side || message.state === 'delivered');
      return requirePictureBytes(isVisible ? message : null);
    },
    readForModerator: async (id, moderator) => {
      const message = await findMessage(db, null, id);
      const mayView = message && (await isReported(message.conversationId));
      const bytes = await requirePictureBytes(mayView ? message : null);
      const subject = `message:${id}`;
      await recordAudit(db, { action: 'message.picture-viewed', actor: moderator, subject });
      return bytes;
    },
  };
}

import { createHash } from 'node:crypto';

import { messageLimits as limits } from '@gruenland/shared-contracts/api/messages.ts';
import type { PhotoRefusal } from '@gruenland/shared-contracts/ads/photo-refusals.ts';

import { recordAudit } from '#audit/audit.ts';
import type { Drizzle, Executor } from '#db/database.ts';
import type { MessagePicture } from '#db/tables/messages.ts';
import { PhotoRefusedError, preparePhoto } from '#modules/photos/prepare-photo.ts';
import { Problem } from '#problem.ts';
import type { Encryption } from '#secrets/encrypt.ts';

import { isAnswered } from './closed-reason.ts';
import { findMessage, findMessages } from './message.repository.ts';
import type { StoredMessage } from './message.repository.ts';
import { readPicture, writePicture } from './message-picture.repository.ts';
import type { ConversationAccess, Reader } from './participants.ts';
import { addMessage } from './add-message.ts';

const day = 86_400_000;
/** Text for mails and lists when a message has only a picture. */
const noWords = 'Ein Bild.';

/** Pictures in conversations, for both sides and for moderators. */
export interface MessagePictureService {
  /**
   * Sends a picture without its metadata. @returns the reason for a rejection, or null
   * @throws Problem `record.not-found`, `message.closed`, `message.unwanted`, `message.limit`
   */
  send(
    thread: string,
    reader: Reader,
    sent: { readonly file: Buffer; readonly text: string },
  ): Promise<PhotoRefusal | null>;
  /** @throws Problem `record.not-found` */
  check(thread: string, reader: Reader): Promise<void>;
  /** @throws Problem `record.not-found` for everyone except the two sides */
  show(thread: string, message: string, reader: Reader): Promise<Buffer>;
  /**
   * The picture of a reported message, for moderators; records the access in the audit log. @throws
   * Problem `record.not-found`
   */
  showToModerator(message: string, moderator: string): Promise<Buffer>;
}

export interface MessagePictureDependencies {
  readonly db: Drizzle;
  readonly encryption: Encryption;
  readonly wakeTaskRunner: () => void;
  readonly requireParticipant: (
    tx: Executor,
    id: string,
    reader: Reader,
  ) => Promise<ConversationAccess>;
  /** Whether one side of the conversation was reported. */
  readonly isReported: (conversationId: string) => Promise<boolean>;
}

async function prepareFile(file: Buffer) {
  try {
    return await preparePhoto(file);
  } catch (error) {
    if (error instanceof PhotoRefusedError) return error.refusal;
    throw error;
  }
}

const sentToday = (messages: readonly StoredMessage[], side: StoredMessage['side']) =>
  messages.filter(
    (each) => each.side === side && each.picture && each.createdAt.getTime() > Date.now() - day,
  ).length;

export function createMessagePictureService(
  dependencies: MessagePictureDependencies,
): MessagePictureService {
  const { db, encryption, wakeTaskRunner, requireParticipant, isReported } = dependencies;

  async function bytesOf(message: StoredMessage | null): Promise<Buffer> {
    const found = message?.picture ? await readPicture(db, encryption, message.id) : null;
    if (!found) throw new Problem('record.not-found');
    return found;
  }

  return {
    check: async (thread, reader) => {
      await requireParticipant(db, thread, reader);
    },
    send: async (thread, reader, { file, text }) => {
      const { side } = await requireParticipant(db, thread, reader);
      // Image processing stays outside the transaction, because it would hold locks for too long.
      const made = await prepareFile(file);
      if (typeof made === 'string') return made;
      const { bytes, width, height } = made;
      const hash = createHash('sha256').update(bytes).digest('base64url');
      const picture: MessagePicture = { width, height, hash };
      await db.transaction(async (tx) => {
        const before = await findMessages(tx, thread);
        // Pictures are allowed only after the seller has answered.
        if (!isAnswered(before)) throw new Problem('message.closed');
        if (sentToday(before, side) >= limits.picturesPerDay) throw new Problem('message.limit');
        const messageContent = { text: text || noWords, offerCents: null, picture };
        const id = await addMessage(tx, thread, side, messageContent);
        if (!before.some((each) => each.id === id)) await writePicture(tx, encryption, id, bytes);
      });
      wakeTaskRunner();
      return null;
    },
    show: async (thread, id, reader) => {
      const { side } = await requireParticipant(db, thread, reader);
      const message = await findMessage(db, thread, id);
      const seen = message && (message.side === side || message.state === 'delivered');
      return bytesOf(seen ? message : null);
    },
    showToModerator: async (id, moderator) => {
      const message = await findMessage(db, null, id);
      const may = message && (await isReported(message.conversationId));
      const bytes = await bytesOf(may ? message : null);
      const subject = `message:${id}`;
      await recordAudit(db, { action: 'message.picture-seen', actor: moderator, subject });
      return bytes;
    },
  };
}

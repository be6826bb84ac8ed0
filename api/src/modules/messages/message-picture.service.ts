import { createHash } from 'node:crypto';

import { messageLimits as limits } from '@gruenland/shared-contracts/api/messages.ts';
import type { PhotoRefusal } from '@gruenland/shared-contracts/ads/photo-refusals.ts';

import { recordAudit } from '#audit/audit.ts';
import type { Drizzle, Executor } from '#db/database.ts';
import type { MessagePicture } from '#db/tables/messages.ts';
import { PhotoRefusedError, preparePhoto } from '#modules/photos/prepare-photo.ts';
import { Problem } from '#problem.ts';
import type { Seal } from '#secrets/encrypt.ts';

import { isAnswered } from './closed-reason.ts';
import { findMessage, findMessages } from './message.repository.ts';
import type { StoredMessage } from './message.repository.ts';
import { readPicture, writePicture } from './message-picture.repository.ts';
import type { Entered, Reader } from './people.ts';
import { sayIn } from './say.ts';

const day = 86_400_000;
/** What stands in mails and lists where nothing else was written. */
const noWords = 'Ein Bild.';

/** Pictures in conversations, for their two sides and for the desk. */
export interface MessagePictureService {
  /**
   * Sends a picture, without place, camera or anything else that was in the file. @returns why not, or
   * null
   * @throws Problem `record.not-found`, `message.closed`, `message.unwanted`, `message.limit`
   */
  send(
    thread: string,
    reader: Reader,
    sent: { readonly file: Buffer; readonly text: string },
  ): Promise<PhotoRefusal | null>;
  /** @throws Problem `record.not-found` */
  check(thread: string, reader: Reader): Promise<void>;
  /** @throws Problem `record.not-found` for everybody but the two */
  show(thread: string, message: string, reader: Reader): Promise<Buffer>;
  /** One that was put before the desk with a notice; that it was looked at is noted. @throws Problem `record.not-found` */
  showDesk(message: string, moderator: string): Promise<Buffer>;
}

export interface MessagePictureParts {
  readonly db: Drizzle;
  readonly seal: Seal;
  readonly wakeJobs: () => void;
  readonly enter: (tx: Executor, id: string, reader: Reader) => Promise<Entered>;
  /** Whether somebody has reported one of the sides of a conversation. */
  readonly isReported: (conversationId: string) => Promise<boolean>;
}

async function prepared(file: Buffer) {
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

export function createMessagePictureService(parts: MessagePictureParts): MessagePictureService {
  const { db, seal, wakeJobs, enter, isReported } = parts;

  async function bytesOf(message: StoredMessage | null): Promise<Buffer> {
    const found = message?.picture ? await readPicture(db, seal, message.id) : null;
    if (!found) throw new Problem('record.not-found');
    return found;
  }

  return {
    check: async (thread, reader) => {
      await enter(db, thread, reader);
    },
    send: async (thread, reader, { file, text }) => {
      const { side } = await enter(db, thread, reader);
      // Nothing is done about pictures inside a transaction: it would keep everybody waiting.
      const made = await prepared(file);
      if (typeof made === 'string') return made;
      const { bytes, width, height } = made;
      const hash = createHash('sha256').update(bytes).digest('base64url');
      const picture: MessagePicture = { width, height, hash };
      await db.transaction(async (tx) => {
        const before = await findMessages(tx, thread);
        // Nobody gets a picture from somebody they have not answered yet.
        if (!isAnswered(before)) throw new Problem('message.closed');
        if (sentToday(before, side) >= limits.picturesPerDay) throw new Problem('message.limit');
        const said = { text: text || noWords, offerCents: null, picture };
        const id = await sayIn(tx, thread, side, said);
        if (!before.some((each) => each.id === id)) await writePicture(tx, seal, id, bytes);
      });
      wakeJobs();
      return null;
    },
    show: async (thread, id, reader) => {
      const { side } = await enter(db, thread, reader);
      const message = await findMessage(db, thread, id);
      const seen = message && (message.side === side || message.state === 'delivered');
      return bytesOf(seen ? message : null);
    },
    showDesk: async (id, moderator) => {
      const message = await findMessage(db, null, id);
      const may = message && (await isReported(message.conversationId));
      const bytes = await bytesOf(may ? message : null);
      const subject = `message:${id}`;
      await recordAudit(db, { action: 'message.picture-seen', actor: moderator, subject });
      return bytes;
    },
  };
}

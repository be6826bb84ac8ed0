import { asc, eq, inArray } from 'drizzle-orm';

import type { Executor } from '#db/database.ts';
import { messagePictures as pictures } from '#db/tables/messages.ts';
import type { Seal } from '#secrets/encrypt.ts';

/** Bytes of one row: far below what a statement may carry within its deadline. */
const pieceBytes = 256 * 1024;

/** Keeps the picture of a message, which had none. */
export async function writePicture(
  tx: Executor,
  seal: Seal,
  messageId: string,
  picture: Buffer,
): Promise<void> {
  const sealed = seal.closeBytes(picture);
  for (let from = 0, piece = 0; from < sealed.length; from += pieceBytes, piece += 1) {
    const part = sealed.subarray(from, from + pieceBytes);
    await tx.insert(pictures).values({ messageId, piece, sealed: part });
  }
}

/** The picture of a message; null without one. */
export async function readPicture(
  db: Executor,
  seal: Seal,
  messageId: string,
): Promise<Buffer | null> {
  const rows = await db
    .select({ sealed: pictures.sealed })
    .from(pictures)
    .where(eq(pictures.messageId, messageId))
    .orderBy(asc(pictures.piece));
  const parts = rows.map(({ sealed }) => Buffer.from(sealed));
  return parts.length === 0 ? null : seal.openBytes(Buffer.concat(parts));
}

export async function removePictures(tx: Executor, messageIds: readonly string[]): Promise<void> {
  if (messageIds.length === 0) return;
  await tx.delete(pictures).where(inArray(pictures.messageId, [...messageIds]));
}

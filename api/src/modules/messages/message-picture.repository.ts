import { asc, eq, inArray } from 'drizzle-orm';

import type { Executor } from '#db/database.ts';
import { messagePictures as pictures } from '#db/tables/messages.ts';
import type { Encryption } from '#secrets/encrypt.ts';

/** Maximum number of bytes that one row stores. A larger picture is split into several rows. */
const pieceSizeBytes = 256 * 1024;

/** Stores the picture of a message that has none yet. */
export async function writePicture(
  tx: Executor,
  encryption: Encryption,
  messageId: string,
  picture: Buffer,
): Promise<void> {
  const encryptedPicture = encryption.encryptBytes(picture);
  for (
    let offset = 0, pieceNumber = 0;
    offset < encryptedPicture.length;
    offset += pieceSizeBytes, pieceNumber += 1
  ) {
    const part = encryptedPicture.subarray(offset, offset + pieceSizeBytes);
    await tx.insert(pictures).values({ messageId, piece: pieceNumber, encrypted: part });
  }
}

/** Returns the picture of a message, or null if it has none. */
export async function readPicture(
  db: Executor,
  encryption: Encryption,
  messageId: string,
): Promise<Buffer | null> {
  const rows = await db
    .select({ encrypted: pictures.encrypted })
    .from(pictures)
    .where(eq(pictures.messageId, messageId))
    .orderBy(asc(pictures.piece));
  const parts = rows.map(({ encrypted }) => Buffer.from(encrypted));
  return parts.length === 0 ? null : encryption.decryptBytes(Buffer.concat(parts));
}

export async function removePictures(tx: Executor, messageIds: readonly string[]): Promise<void> {
  if (messageIds.length === 0) return;
  await tx.delete(pictures).where(inArray(pictures.messageId, [...messageIds]));
}

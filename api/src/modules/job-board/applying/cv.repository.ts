import { and, asc, eq } from 'drizzle-orm';

import type { Executor } from '#db/database.ts';
import { jobApplicationFiles as files } from '#db/tables/job-applications.ts';
import type { Encryption } from '#secrets/encrypt.ts';

/** Maximum number of bytes that one row stores. A larger file is split into several rows. */
const pieceSizeBytes = 256 * 1024;

/** Stores the CV of an application and replaces an earlier one. */
export async function writeCv(
  tx: Executor,
  encryption: Encryption,
  applicationId: string,
  file: Buffer,
): Promise<void> {
  await removeCv(tx, applicationId);
  const encryptedFile = encryption.encryptBytes(file);
  for (
    let offset = 0, pieceNumber = 0;
    offset < encryptedFile.length;
    offset += pieceSizeBytes, pieceNumber += 1
  ) {
    const part = encryptedFile.subarray(offset, offset + pieceSizeBytes);
    await tx.insert(files).values({ applicationId, piece: pieceNumber, encrypted: part });
  }
}

/** Returns the decrypted CV as it was uploaded, or null if there is none. */
export async function readCv(
  db: Executor,
  encryption: Encryption,
  applicationId: string,
): Promise<Buffer | null> {
  const pieceRows = await db
    .select({ piece: files.piece })
    .from(files)
    .where(eq(files.applicationId, applicationId))
    .orderBy(asc(files.piece));
  const parts: Buffer[] = [];
  for (const { piece } of pieceRows) {
    const rows = await db
      .select({ encrypted: files.encrypted })
      .from(files)
      .where(and(eq(files.applicationId, applicationId), eq(files.piece, piece)));
    if (rows[0]) parts.push(Buffer.from(rows[0].encrypted));
  }
  return parts.length === 0 ? null : encryption.decryptBytes(Buffer.concat(parts));
}

export async function removeCv(tx: Executor, applicationId: string): Promise<void> {
  await tx.delete(files).where(eq(files.applicationId, applicationId));
}

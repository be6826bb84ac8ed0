import { and, asc, eq } from 'drizzle-orm';

import type { Executor } from '#db/database.ts';
import { jobApplicationFiles as files } from '#db/tables/job-applications.ts';
import type { Seal } from '#secrets/encrypt.ts';

/** Bytes of one row: far below what a statement may carry within its deadline. */
const pieceBytes = 256 * 1024;

/** Keeps a file in place of the one that was there. */
export async function writeCv(
  tx: Executor,
  seal: Seal,
  applicationId: string,
  file: Buffer,
): Promise<void> {
  await removeCv(tx, applicationId);
  const sealed = seal.closeBytes(file);
  for (let from = 0, piece = 0; from < sealed.length; from += pieceBytes, piece += 1) {
    const part = sealed.subarray(from, from + pieceBytes);
    await tx.insert(files).values({ applicationId, piece, sealed: part });
  }
}

/** The file as it came; null without one. */
export async function readCv(
  db: Executor,
  seal: Seal,
  applicationId: string,
): Promise<Buffer | null> {
  const pieces = await db
    .select({ piece: files.piece })
    .from(files)
    .where(eq(files.applicationId, applicationId))
    .orderBy(asc(files.piece));
  const parts: Buffer[] = [];
  for (const { piece } of pieces) {
    const rows = await db
      .select({ sealed: files.sealed })
      .from(files)
      .where(and(eq(files.applicationId, applicationId), eq(files.piece, piece)));
    if (rows[0]) parts.push(Buffer.from(rows[0].sealed));
  }
  return parts.length === 0 ? null : seal.openBytes(Buffer.concat(parts));
}

export async function removeCv(tx: Executor, applicationId: string): Promise<void> {
  await tx.delete(files).where(eq(files.applicationId, applicationId));
}

import { and, asc, eq, inArray } from 'drizzle-orm';
import { ulid } from 'ulid';

import type { Executor } from '#db/database.ts';
import { formFilePieces, formFiles } from '#db/tables/form-files.ts';
import type { Encryption } from '#secrets/encrypt.ts';

import type { SanitizedFile } from './sanitize-form-file.ts';

/** Maximum number of bytes that one row stores. A larger file is split into several rows. */
const pieceSizeBytes = 256 * 1024;

/** Stores a file and replaces the earlier file of the same form field. */
export async function writeFormFile(
  tx: Executor,
  encryption: Encryption,
  submissionId: string,
  field: string,
  { name, type, bytes }: SanitizedFile,
): Promise<void> {
  await removeFormFile(tx, submissionId, field);
  const id = ulid();
  await tx.insert(formFiles).values({ id, submissionId, field, name, type, bytes: bytes.length });
  const encrypted = encryption.encryptBytes(bytes);
  for (
    let from = 0, pieceNumber = 0;
    from < encrypted.length;
    from += pieceSizeBytes, pieceNumber += 1
  ) {
    const part = encrypted.subarray(from, from + pieceSizeBytes);
    await tx.insert(formFilePieces).values({ fileId: id, piece: pieceNumber, encrypted: part });
  }
}

export async function removeFormFile(
  tx: Executor,
  submissionId: string,
  field: string,
): Promise<void> {
  await tx
    .delete(formFiles)
    .where(and(eq(formFiles.submissionId, submissionId), eq(formFiles.field, field)));
}

/** Returns data about the files of the given submissions, without their bytes. */
export async function findFormFiles(db: Executor, submissionIds: readonly string[]) {
  if (submissionIds.length === 0) return [];
  return db
    .select()
    .from(formFiles)
    .where(inArray(formFiles.submissionId, [...submissionIds]))
    .orderBy(asc(formFiles.id));
}

/** Returns the decrypted file with this id, or null if there is none. */
export async function readFormFile(db: Executor, encryption: Encryption, id: string) {
  const [file] = await db.select().from(formFiles).where(eq(formFiles.id, id));
  if (!file) return null;
  const pieceRows = await db
    .select({ piece: formFilePieces.piece })
    .from(formFilePieces)
    .where(eq(formFilePieces.fileId, id))
    .orderBy(asc(formFilePieces.piece));
  const parts: Buffer[] = [];
  for (const { piece } of pieceRows) {
    const rows = await db
      .select({ encrypted: formFilePieces.encrypted })
      .from(formFilePieces)
      .where(and(eq(formFilePieces.fileId, id), eq(formFilePieces.piece, piece)));
    if (rows[0]) parts.push(Buffer.from(rows[0].encrypted));
  }
  return { ...file, bytes: encryption.decryptBytes(Buffer.concat(parts)) };
}

import { and, asc, eq, inArray } from 'drizzle-orm';
import { ulid } from 'ulid';

import type { Executor } from '#db/database.ts';
import { formFilePieces, formFiles } from '#db/tables/form-files.ts';
import type { Seal } from '#secrets/encrypt.ts';

import type { CheckedFile } from './check-form-file.ts';

/** Bytes of one row: far below what a statement may carry within its deadline. */
const pieceBytes = 256 * 1024;

/** Keeps a file in place of the one that was in this field. */
export async function writeFormFile(
  tx: Executor,
  seal: Seal,
  submissionId: string,
  field: string,
  { name, type, bytes }: CheckedFile,
): Promise<void> {
  await removeFormFile(tx, submissionId, field);
  const id = ulid();
  await tx.insert(formFiles).values({ id, submissionId, field, name, type, bytes: bytes.length });
  const sealed = seal.closeBytes(bytes);
  for (let from = 0, piece = 0; from < sealed.length; from += pieceBytes, piece += 1) {
    const part = sealed.subarray(from, from + pieceBytes);
    await tx.insert(formFilePieces).values({ fileId: id, piece, sealed: part });
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

/** What was sent to these answers, without the bytes. */
export async function findFormFiles(db: Executor, submissionIds: readonly string[]) {
  if (submissionIds.length === 0) return [];
  return db
    .select()
    .from(formFiles)
    .where(inArray(formFiles.submissionId, [...submissionIds]))
    .orderBy(asc(formFiles.id));
}

/** A file as it is kept; null without one. */
export async function readFormFile(db: Executor, seal: Seal, id: string) {
  const [file] = await db.select().from(formFiles).where(eq(formFiles.id, id));
  if (!file) return null;
  const pieces = await db
    .select({ piece: formFilePieces.piece })
    .from(formFilePieces)
    .where(eq(formFilePieces.fileId, id))
    .orderBy(asc(formFilePieces.piece));
  const parts: Buffer[] = [];
  for (const { piece } of pieces) {
    const rows = await db
      .select({ sealed: formFilePieces.sealed })
      .from(formFilePieces)
      .where(and(eq(formFilePieces.fileId, id), eq(formFilePieces.piece, piece)));
    if (rows[0]) parts.push(Buffer.from(rows[0].sealed));
  }
  return { ...file, bytes: seal.openBytes(Buffer.concat(parts)) };
}

import { sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

import type { Drizzle } from '#db/database.ts';

import type { Encryption } from './encrypt.ts';

/** A column of encrypted texts, and the key column of its table. */
export interface EncryptedTextColumn {
  readonly key: PgColumn;
  readonly text: PgColumn;
}

/** The columns of a table that stores encrypted files in numbered pieces. */
export interface EncryptedFileColumns {
  readonly file: PgColumn;
  readonly piece: PgColumn;
  readonly bytes: PgColumn;
}

/** How many texts and files had which result. */
export interface ReencryptCounts {
  /**
   * Number of texts and files that were encrypted with an older secret and are re-encrypted now.
   */
  readonly renewed: number;
  /** Number of texts and files that were already encrypted with the current secret. */
  readonly alreadyCurrent: number;
  /** Number of texts and files that no secret decrypts. They stay unchanged. */
  readonly unreadable: number;
}

/** Number of rows per query. */
const batchSize = 200;

type ReencryptOutcome = keyof ReencryptCounts;

/**
 * Re-encrypts data that was encrypted with older secrets, while the site is online. Reading a file
 * of several pieces may fail once if it is re-encrypted at the same moment.
 */
export async function reencryptStoredData(
  db: Drizzle,
  encryption: Encryption,
  textColumns: readonly EncryptedTextColumn[],
  files: readonly EncryptedFileColumns[],
): Promise<ReencryptCounts> {
  const counts = { renewed: 0, alreadyCurrent: 0, unreadable: 0 };
  for (const column of textColumns) {
    for await (const outcome of reencryptTexts(db, encryption, column)) counts[outcome] += 1;
  }
  for (const column of files) {
    for await (const outcome of reencryptFiles(db, encryption, column)) counts[outcome] += 1;
  }
  return counts;
}

/** Re-encrypts a text or file. @returns the bytes to write; null if it stays unchanged */
function reencryptValue(
  encryption: Encryption,
  encryptedBytes: Buffer,
): { outcome: ReencryptOutcome; bytes: Buffer | null } {
  try {
    const bytes = encryption.reencryptBytes(encryptedBytes);
    return { outcome: bytes ? 'renewed' : 'alreadyCurrent', bytes };
  } catch {
    return { outcome: 'unreadable', bytes: null };
  }
}

async function* reencryptTexts(
  db: Drizzle,
  encryption: Encryption,
  { key, text }: EncryptedTextColumn,
): AsyncGenerator<ReencryptOutcome> {
  for (let lastId = ''; ;) {
    const { rows } = await db.execute<{ id: string; text: string }>(sql`
      SELECT ${key} AS id, ${text} AS text FROM ${key.table}
      WHERE ${text} <> '' AND ${key} > ${lastId} ORDER BY ${key} LIMIT ${batchSize}`);
    for (const row of rows) {
      const { outcome, bytes } = reencryptValue(encryption, Buffer.from(row.text, 'base64url'));
      // The condition on the old text skips a text that has changed meanwhile, because that change
      // already used the current secret.
      if (bytes) {
        await db.execute(sql`
          UPDATE ${key.table} SET ${sql.identifier(text.name)} = ${bytes.toString('base64url')}
          WHERE ${key} = ${row.id} AND ${text} = ${row.text}`);
      }
      yield outcome;
      lastId = row.id;
    }
    if (rows.length < batchSize) return;
  }
}

async function* reencryptFiles(
  db: Drizzle,
  encryption: Encryption,
  columns: EncryptedFileColumns,
): AsyncGenerator<ReencryptOutcome> {
  const { file } = columns;
  for (let lastId = ''; ;) {
    const { rows } = await db.execute<{ id: string }>(sql`
      SELECT DISTINCT ${file} AS id FROM ${file.table} WHERE ${file} > ${lastId}
      ORDER BY id LIMIT ${batchSize}`);
    for (const { id } of rows) {
      yield await reencryptFile(db, encryption, columns, id);
      lastId = id;
    }
    if (rows.length < batchSize) return;
  }
}

/** Re-encrypts all pieces of a file in one transaction. The sizes of the pieces stay the same. */
async function reencryptFile(
  db: Drizzle,
  encryption: Encryption,
  { file, piece, bytes }: EncryptedFileColumns,
  id: string,
): Promise<ReencryptOutcome> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ piece: number }>(sql`
      SELECT ${piece} AS piece FROM ${file.table} WHERE ${file} = ${id}
      ORDER BY ${piece} FOR UPDATE`);
    const parts: Buffer[] = [];
    for (const row of rows) {
      const pieceRows = await tx.execute<{ bytes: Uint8Array }>(sql`
        SELECT ${bytes} AS bytes FROM ${file.table}
        WHERE ${file} = ${id} AND ${piece} = ${row.piece}`);
      parts.push(Buffer.from(pieceRows.rows[0]?.bytes ?? []));
    }
    const { outcome, bytes: renewedBytes } = reencryptValue(encryption, Buffer.concat(parts));
    let offset = 0;
    for (const [index, row] of rows.entries()) {
      if (!renewedBytes) break;
      const chunkEndOffset = offset + (parts[index]?.length ?? 0);
      await tx.execute(sql`
        UPDATE ${file.table} SET ${sql.identifier(bytes.name)} = ${renewedBytes.subarray(offset, chunkEndOffset)}
        WHERE ${file} = ${id} AND ${piece} = ${row.piece}`);
      offset = chunkEndOffset;
    }
    return outcome;
  });
}

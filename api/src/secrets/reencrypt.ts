import { sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

import type { Drizzle } from '#db/database.ts';

import type { Encryption } from './encrypt.ts';

/** A column of encrypted texts and the key of its rows; null or empty values are skipped. */
export interface EncryptedTextColumn {
  readonly key: PgColumn;
  readonly text: PgColumn;
}

/** Columns of files that are encrypted and stored in numbered pieces. */
export interface EncryptedFileColumns {
  readonly file: PgColumn;
  readonly piece: PgColumn;
  readonly bytes: PgColumn;
}

/** Number of values by result. */
export interface ReencryptCounts {
  /** They were encrypted with an older secret. */
  readonly renewed: number;
  /** They use the current secret already. */
  readonly kept: number;
  /** None of the secrets decrypts them; they stay unchanged. */
  readonly unreadable: number;
}

/** Rows per query. */
const batch = 200;

type Outcome = keyof ReencryptCounts;

/**
 * Re-encrypts data of older secrets with the first secret while the site is online. A parallel read
 * of a file in several pieces may fail once.
 */
export async function reencrypt(
  db: Drizzle,
  encryption: Encryption,
  texts: readonly EncryptedTextColumn[],
  files: readonly EncryptedFileColumns[],
): Promise<ReencryptCounts> {
  const counts = { renewed: 0, kept: 0, unreadable: 0 };
  for (const column of texts) {
    for await (const outcome of reencryptTexts(db, encryption, column)) counts[outcome] += 1;
  }
  for (const column of files) {
    for await (const outcome of reencryptFiles(db, encryption, column)) counts[outcome] += 1;
  }
  return counts;
}

/** @returns bytes null: nothing to write; `outcome` is the reason */
function renew(
  encryption: Encryption,
  encrypted: Buffer,
): { outcome: Outcome; bytes: Buffer | null } {
  try {
    const bytes = encryption.reencryptBytes(encrypted);
    return { outcome: bytes ? 'renewed' : 'kept', bytes };
  } catch {
    return { outcome: 'unreadable', bytes: null };
  }
}

async function* reencryptTexts(
  db: Drizzle,
  encryption: Encryption,
  { key, text }: EncryptedTextColumn,
): AsyncGenerator<Outcome> {
  for (let last = ''; ;) {
    const { rows } = await db.execute<{ id: string; text: string }>(sql`
      SELECT ${key} AS id, ${text} AS text FROM ${key.table}
      WHERE ${text} <> '' AND ${key} > ${last} ORDER BY ${key} LIMIT ${batch}`);
    for (const row of rows) {
      const { outcome, bytes } = renew(encryption, Buffer.from(row.text, 'base64url'));
      // A value that was changed meanwhile uses the first secret already; the condition skips it.
      if (bytes) {
        await db.execute(sql`
          UPDATE ${key.table} SET ${sql.identifier(text.name)} = ${bytes.toString('base64url')}
          WHERE ${key} = ${row.id} AND ${text} = ${row.text}`);
      }
      yield outcome;
      last = row.id;
    }
    if (rows.length < batch) return;
  }
}

async function* reencryptFiles(
  db: Drizzle,
  encryption: Encryption,
  columns: EncryptedFileColumns,
): AsyncGenerator<Outcome> {
  const { file } = columns;
  for (let last = ''; ;) {
    const { rows } = await db.execute<{ id: string }>(sql`
      SELECT DISTINCT ${file} AS id FROM ${file.table} WHERE ${file} > ${last}
      ORDER BY id LIMIT ${batch}`);
    for (const { id } of rows) {
      yield await reencryptFile(db, encryption, columns, id);
      last = id;
    }
    if (rows.length < batch) return;
  }
}

/** Updates all pieces of a file in one transaction; the sizes of the pieces stay the same. */
async function reencryptFile(
  db: Drizzle,
  encryption: Encryption,
  { file, piece, bytes }: EncryptedFileColumns,
  id: string,
): Promise<Outcome> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ piece: number }>(sql`
      SELECT ${piece} AS piece FROM ${file.table} WHERE ${file} = ${id}
      ORDER BY ${piece} FOR UPDATE`);
    const parts: Buffer[] = [];
    for (const each of rows) {
      const found = await tx.execute<{ bytes: Uint8Array }>(sql`
        SELECT ${bytes} AS bytes FROM ${file.table}
        WHERE ${file} = ${id} AND ${piece} = ${each.piece}`);
      parts.push(Buffer.from(found.rows[0]?.bytes ?? []));
    }
    const { outcome, bytes: renewed } = renew(encryption, Buffer.concat(parts));
    let from = 0;
    for (const [index, each] of rows.entries()) {
      if (!renewed) break;
      const to = from + (parts[index]?.length ?? 0);
      await tx.execute(sql`
        UPDATE ${file.table} SET ${sql.identifier(bytes.name)} = ${renewed.subarray(from, to)}
        WHERE ${file} = ${id} AND ${piece} = ${each.piece}`);
      from = to;
    }
    return outcome;
  });
}

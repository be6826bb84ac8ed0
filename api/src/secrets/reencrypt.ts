import { sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

import type { Drizzle } from '#db/database.ts';

import type { Seal } from './encrypt.ts';

/** A column of sealed texts, each row known by its key; null or empty where there is nothing. */
export interface SealedTexts {
  readonly key: PgColumn;
  readonly text: PgColumn;
}

/** Sealed files, each in numbered pieces. */
export interface SealedFiles {
  readonly file: PgColumn;
  readonly piece: PgColumn;
  readonly bytes: PgColumn;
}

/** How many contents there are of each kind. */
export interface ResealCounts {
  /** They needed a secret of before. */
  readonly renewed: number;
  /** They did not. */
  readonly kept: number;
  /** None of the secrets opens them; they were left as they are. */
  readonly unreadable: number;
}

/** Rows that are looked for at a time. */
const batch = 200;

type Outcome = keyof ResealCounts;

/**
 * Seals with the first secret what was sealed with another, while the site goes on. Who reads a file of
 * several pieces at that very moment may have to ask again.
 */
export async function reseal(
  db: Drizzle,
  seal: Seal,
  texts: readonly SealedTexts[],
  files: readonly SealedFiles[],
): Promise<ResealCounts> {
  const counts = { renewed: 0, kept: 0, unreadable: 0 };
  for (const column of texts) {
    for await (const outcome of resealTexts(db, seal, column)) counts[outcome] += 1;
  }
  for (const column of files) {
    for await (const outcome of resealFiles(db, seal, column)) counts[outcome] += 1;
  }
  return counts;
}

/** @returns null where nothing is to be written, and why */
function renew(seal: Seal, sealed: Buffer): { outcome: Outcome; bytes: Buffer | null } {
  try {
    const bytes = seal.renewBytes(sealed);
    return { outcome: bytes ? 'renewed' : 'kept', bytes };
  } catch {
    return { outcome: 'unreadable', bytes: null };
  }
}

async function* resealTexts(
  db: Drizzle,
  seal: Seal,
  { key, text }: SealedTexts,
): AsyncGenerator<Outcome> {
  for (let last = ''; ;) {
    const { rows } = await db.execute<{ id: string; text: string }>(sql`
      SELECT ${key} AS id, ${text} AS text FROM ${key.table}
      WHERE ${text} <> '' AND ${key} > ${last} ORDER BY ${key} LIMIT ${batch}`);
    for (const row of rows) {
      const { outcome, bytes } = renew(seal, Buffer.from(row.text, 'base64url'));
      // What somebody has changed meanwhile is sealed with the first secret already.
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

async function* resealFiles(
  db: Drizzle,
  seal: Seal,
  columns: SealedFiles,
): AsyncGenerator<Outcome> {
  const { file } = columns;
  for (let last = ''; ;) {
    const { rows } = await db.execute<{ id: string }>(sql`
      SELECT DISTINCT ${file} AS id FROM ${file.table} WHERE ${file} > ${last}
      ORDER BY id LIMIT ${batch}`);
    for (const { id } of rows) {
      yield await resealFile(db, seal, columns, id);
      last = id;
    }
    if (rows.length < batch) return;
  }
}

/** All pieces of a file or none; a sealed file is as long as before, and so are its pieces. */
async function resealFile(
  db: Drizzle,
  seal: Seal,
  { file, piece, bytes }: SealedFiles,
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
    const { outcome, bytes: renewed } = renew(seal, Buffer.concat(parts));
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

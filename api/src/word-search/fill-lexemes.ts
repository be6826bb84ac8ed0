import { and, eq, isNull, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

import type { Logger } from '@gruenland/shared-contracts/logger.ts';

import type { Executor } from '#db/database.ts';
import { describeError } from '#describe-error.ts';

import { createLexemesExpression } from './entry-lexemes.ts';
import type { EntryTexts } from './entry-lexemes.ts';

/** Number of entries per batch. Larger batches could exceed the statement timeout. */
const batchSize = 200;
/** Milliseconds between two searches for entries without lexemes. */
const fillIntervalMs = 20_000;

/** A table with a `lexemes` column, and the texts of its rows. */
export interface LexemeTable<Table extends PgTable> {
  readonly table: Table & {
    readonly id: PgColumn;
    readonly version: PgColumn;
    readonly lexemes: PgColumn;
  };
  readonly getEntryTexts: (row: Table['$inferSelect']) => EntryTexts;
}

type IdentifiedRow = { readonly id: string; readonly version: number };

/**
 * Writes the lexemes of entries that have none. After the migration that adds the column, these are
 * all entries. Later, these are entries that the previous release of the api or an operator has
 * written.
 *
 * @returns the number of entries read
 */
export async function fillMissingLexemes<Table extends PgTable>(
  db: Executor,
  { table, getEntryTexts }: LexemeTable<Table>,
  shouldStop: () => boolean = () => false,
): Promise<number> {
  let count = 0;
  while (!shouldStop()) {
    const rows = (await db
      .select()
      .from(table as PgTable)
      .where(isNull(table.lexemes))
      .limit(batchSize)) as Table['$inferSelect'][];
    for (const row of rows) {
      const { id, version } = row as IdentifiedRow;
      // Writes the lexemes only if the entry has not changed since it was read.
      const isUnchanged = and(eq(table.id, id), eq(table.version, version), isNull(table.lexemes));
      await db.execute(
        sql`update ${table} set lexemes = ${createLexemesExpression(getEntryTexts(row))} where ${isUnchanged}`,
      );
    }
    count += rows.length;
    if (rows.length < batchSize) break;
  }
  return count;
}

/** Starts to fill in missing lexemes in the background. @returns a function that stops it */
export function keepLexemesFilled<Table extends PgTable>(
  db: Executor,
  log: Logger,
  lexemeTable: LexemeTable<Table>,
): () => Promise<void> {
  let isStopping = false;
  let timer: NodeJS.Timeout | undefined;
  let currentRun = Promise.resolve();

  async function run(): Promise<void> {
    await fillMissingLexemes(db, lexemeTable, () => isStopping).catch((error: unknown) => {
      log.warn({ error: describeError(error) }, 'lexemes could not be filled');
    });
    if (!isStopping) timer = setTimeout(start, fillIntervalMs).unref();
  }
  function start(): void {
    currentRun = run();
  }

  start();
  return async () => {
    isStopping = true;
    clearTimeout(timer);
    await currentRun;
  };
}

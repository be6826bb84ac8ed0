import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';

import type { Executor } from './database.ts';

/**
 * Maximum rows per statement. A statement of this size finishes within its timeout even if foreign
 * keys delete dependent rows.
 */
const batchSize = 1000;
/** Maximum number of batches per call; the next day's maintenance handles the remaining rows. */
const maxBatches = 200;

/**
 * Calls `changeBatch`, which returns its number of changed rows, until a batch is not full or
 * `maxBatches` is reached.
 */
async function repeatBatches(
  changeBatch: () => Promise<number>,
  rowsPerBatch = batchSize,
): Promise<void> {
  for (let batchIndex = 0; batchIndex < maxBatches; batchIndex += 1) {
    if ((await changeBatch()) < rowsPerBatch) return;
  }
}

/** Returns a condition that selects at most `rowsPerBatch` of the rows that match `condition`. */
function createBatchCondition(
  db: Executor,
  table: PgTable,
  condition: SQL | undefined,
  rowsPerBatch = batchSize,
): SQL {
  const batchQuery = db
    .select({ row: sql`ctid` })
    .from(table)
    .where(condition)
    .limit(rowsPerBatch);
  return sql`ctid = any(array${batchQuery})`;
}

/**
 * Deletes rows that match `condition`: at most `rowsPerBatch` per statement and 200 batches per
 * call.
 *
 * @param rowsPerBatch fewer than 1,000 for rows with which many other rows are deleted
 */
export async function deleteInBatches(
  db: Executor,
  table: PgTable,
  condition: SQL | undefined,
  rowsPerBatch = batchSize,
): Promise<void> {
  await repeatBatches(async () => {
    const batchCondition = createBatchCondition(db, table, condition, rowsPerBatch);
    const { rowCount } = await db.delete(table).where(batchCondition);
    return rowCount ?? 0;
  }, rowsPerBatch);
}

/**
 * Changes rows that match `condition`: at most 1,000 per statement and 200,000 per call. A row must
 * not match `condition` after the change.
 */
export async function updateInBatches<Table extends PgTable>(
  db: Executor,
  table: Table,
  change: PgUpdateSetSource<Table>,
  condition: SQL | undefined,
): Promise<void> {
  await repeatBatches(async () => {
    const { rowCount } = await db
      .update(table)
      .set(change)
      .where(createBatchCondition(db, table, condition));
    return rowCount ?? 0;
  });
}

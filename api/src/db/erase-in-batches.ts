import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';

import type { Executor } from './database.ts';

/** Small enough to finish within the statement timeout, also where other rows are deleted along. */
const batchSize = 1000;
/** Bounds the work of one call; the maintenance of the next day continues. */
const maxBatches = 200;

/** Runs `changeBatch` until it changes no full batch; it returns the number of changed rows. */
async function repeatBatches(changeBatch: () => Promise<number>): Promise<void> {
  for (let batch = 0; batch < maxBatches; batch += 1) {
    if ((await changeBatch()) < batchSize) return;
  }
}

/** Returns the condition for up to `batchSize` rows that match `condition`. */
function selectBatch(db: Executor, table: PgTable, condition: SQL | undefined): SQL {
  const batch = db
    .select({ row: sql`ctid` })
    .from(table)
    .where(condition)
    .limit(batchSize);
  return sql`ctid = any(array${batch})`;
}

/** Deletes the rows that match `condition`, at most 1,000 per statement. */
export async function deleteInBatches(
  db: Executor,
  table: PgTable,
  condition: SQL | undefined,
): Promise<void> {
  await repeatBatches(async () => {
    const { rowCount } = await db.delete(table).where(selectBatch(db, table, condition));
    return rowCount ?? 0;
  });
}

/**
 * Changes the rows that match `condition`, at most 1,000 per statement. A changed row may no longer
 * match.
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
      .where(selectBatch(db, table, condition));
    return rowCount ?? 0;
  });
}

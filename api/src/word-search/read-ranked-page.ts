import { sql } from 'drizzle-orm';
import type { SQL, SQLWrapper } from 'drizzle-orm';

import type { WordQuery } from './create-word-query.ts';
import { createMatchCondition } from './searchable-list.ts';

/** Number of matches up to which PostgreSQL ranks all of them in one statement. */
const MAX_RANKED_ROWS = 500;

/** A page of a list that search words have filtered. */
export interface RankedPage {
  readonly limit: number;
  readonly offset: number;
  /** Number of rows on all pages; it may be slightly older than the rows. */
  readonly total: Promise<number>;
}

/** Reads and counts rows of the list that match the words and a further condition. */
export interface RankedRows<Row> {
  readonly lexemes: SQLWrapper;
  /** @param rank orders the rows before the chosen order */
  readonly read: (
    condition: SQL | undefined,
    rank: SQL | undefined,
    limit: number,
    offset: number,
  ) => Promise<Row[]>;
  readonly count: (condition: SQL) => Promise<number>;
}

/** Returns the position of the first tier that a row matches. */
function createRank(lexemes: SQLWrapper, tiers: readonly string[]): SQL {
  const cases = tiers.map(
    (tier, index) => sql`when ${createMatchCondition(lexemes, tier)} then ${index}::int`,
  );
  return sql`case ${sql.join(cases, sql` `)} end`;
}

/**
 * Reads one page, best matches first. Ranks few rows in one statement. Reads many rows tier by tier,
 * because the first tiers usually fill the page.
 */
export async function readRankedPage<Row>(
  { tiers }: WordQuery,
  { limit, offset, total }: RankedPage,
  { lexemes, read, count }: RankedRows<Row>,
): Promise<Row[]> {
  if (tiers.length === 1) return read(undefined, undefined, limit, offset);
  if ((await total) <= MAX_RANKED_ROWS) {
    return read(undefined, createRank(lexemes, tiers), limit, offset);
  }
  const rows: Row[] = [];
  let skippedRows = offset;
  for (const tier of tiers) {
    const condition = createMatchCondition(lexemes, tier);
    const tierRows = await read(condition, undefined, limit - rows.length, skippedRows);
    rows.push(...tierRows);
    if (rows.length === limit) break;
    if (tierRows.length > 0) skippedRows = 0;
    else if (skippedRows > 0) skippedRows -= await count(condition);
  }
  return rows;
}

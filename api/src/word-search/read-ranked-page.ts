import { sql } from 'drizzle-orm';
import type { SQL, SQLWrapper } from 'drizzle-orm';

import type { WordQuery } from './create-word-query.ts';
import { createMatchCondition } from './searchable-list.ts';

/** Maximum number of matches that PostgreSQL ranks in one statement. */
const MAX_RANKED_ROWS = 500;

/** The page of search results to read. */
export interface RankedPage {
  readonly limit: number;
  readonly offset: number;
  /** Number of rows on all pages. It may be slightly older than the rows. */
  readonly total: Promise<number>;
}

/**
 * Functions that read and count the rows of a list that match the search words and an additional
 * condition.
 */
export interface RankedRows<Row> {
  readonly lexemes: SQLWrapper;
  /** @param rank first sort key of the rows; the sort order that the visitor chose comes second */
  readonly read: (
    condition: SQL | undefined,
    rank: SQL | undefined,
    limit: number,
    offset: number,
  ) => Promise<Row[]>;
  readonly count: (condition: SQL) => Promise<number>;
}

/** Returns the SQL expression for the index of the first tier that a row matches. */
function createRank(lexemes: SQLWrapper, tiers: readonly string[]): SQL {
  const cases = tiers.map(
    (tier, index) => sql`when ${createMatchCondition(lexemes, tier)} then ${index}::int`,
  );
  return sql`case ${sql.join(cases, sql` `)} end`;
}

/**
 * Reads a page of search results, best matches first. Ranks few rows in one statement. Reads many
 * rows tier by tier, because the first tiers usually fill the page.
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
  let remainingOffset = offset;
  for (const tier of tiers) {
    const condition = createMatchCondition(lexemes, tier);
    const tierRows = await read(condition, undefined, limit - rows.length, remainingOffset);
    rows.push(...tierRows);
    if (rows.length === limit) break;
    if (tierRows.length > 0) remainingOffset = 0;
    else if (remainingOffset > 0) remainingOffset -= await count(condition);
  }
  return rows;
}

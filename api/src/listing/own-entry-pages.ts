import type { SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

import type { Executor } from '#db/database.ts';

/** Number of an owner's ads, job postings or events on one page. */
export const OWN_ENTRIES_PER_PAGE = 50;

/** Returns how many rows come before a page; the first page is 1. */
export const getOwnEntriesOffset = (page: number): number => (page - 1) * OWN_ENTRIES_PER_PAGE;

/** Counts the pages of the owner's rows of a table. */
export async function countOwnEntryPages(
  db: Executor,
  table: PgTable,
  condition: SQL | undefined,
): Promise<number> {
  return Math.ceil((await db.$count(table, condition)) / OWN_ENTRIES_PER_PAGE);
}

import { sql } from 'drizzle-orm';
import { ulid } from 'ulid';

import type { Executor } from '#db/database.ts';
import { ads } from '#db/tables/ads.ts';
import { foldWords } from '#places/fold-words.ts';

export type StoredAd = typeof ads.$inferSelect;
export type NewAd = Omit<
  typeof ads.$inferInsert,
  'id' | 'number' | 'words' | 'createdAt' | 'updatedAt'
>;

/**
 * Number of rows per INSERT. Many more rows would exceed PostgreSQL's limit of parameters per
 * statement.
 */
const rowsPerStatement = 200;

/** Returns the text that the full-text search indexes. */
export function createSearchText(
  ad: Pick<NewAd, 'title' | 'description' | 'place' | 'attributes'>,
): string {
  const textFacts = Object.values(ad.attributes ?? {}).filter((fact) => typeof fact === 'string');
  return foldWords([ad.title, ...textFacts, ad.place, ad.description].join(' '));
}

/** Returns the SQL expression for the `words` column (tsvector). */
export const createSearchVector = (ad: Parameters<typeof createSearchText>[0]) =>
  sql`to_tsvector('simple', ${createSearchText(ad)})` as never;

/** Inserts ads. Their ad numbers ascend in the given order. */
export async function insertAds(db: Executor, newAds: readonly NewAd[]): Promise<void> {
  for (let startIndex = 0; startIndex < newAds.length; startIndex += rowsPerStatement) {
    const rows = newAds.slice(startIndex, startIndex + rowsPerStatement).map((ad) => ({
      ...ad,
      id: ulid(),
      words: createSearchVector(ad),
    }));
    await db.insert(ads).values(rows);
  }
}

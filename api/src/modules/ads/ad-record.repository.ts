import { sql } from 'drizzle-orm';
import { ulid } from 'ulid';

import type { Executor } from '#db/database.ts';
import { ads } from '#db/tables/ads.ts';
import { foldWords } from '#modules/places/fold-words.ts';

export type StoredAd = typeof ads.$inferSelect;
export type NewAd = Omit<
  typeof ads.$inferInsert,
  'id' | 'number' | 'words' | 'createdAt' | 'updatedAt'
>;

/** Rows per INSERT: more rows would exceed PostgreSQL's limit of parameters per statement. */
const rowsPerStatement = 200;

/** Returns the text that the full-text search indexes. */
export function createSearchText(
  ad: Pick<NewAd, 'title' | 'description' | 'place' | 'attributes'>,
): string {
  const facts = Object.values(ad.attributes ?? {}).filter((fact) => typeof fact === 'string');
  return foldWords([ad.title, ...facts, ad.place, ad.description].join(' '));
}

/** Returns the SQL expression for the `words` column (tsvector). */
export const createSearchVector = (ad: Parameters<typeof createSearchText>[0]) =>
  sql`to_tsvector('simple', ${createSearchText(ad)})` as never;

/** Inserts ads in the given order; their ad numbers ascend in the same order. */
export async function insertAds(db: Executor, newAds: readonly NewAd[]): Promise<void> {
  for (let from = 0; from < newAds.length; from += rowsPerStatement) {
    const rows = newAds.slice(from, from + rowsPerStatement).map((ad) => ({
      ...ad,
      id: ulid(),
      words: createSearchVector(ad),
    }));
    await db.insert(ads).values(rows);
  }
}

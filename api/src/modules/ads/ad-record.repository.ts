import { sql } from 'drizzle-orm';
import { ulid } from 'ulid';

import type { Executor } from '#db/database.ts';
import { ads } from '#db/tables/ads.ts';
import { foldWords } from '#places/fold-words.ts';
import { createLexemesExpression } from '#word-search/entry-lexemes.ts';
import { splitIntoBatches } from '#split-into-batches.ts';

import { toAdTexts } from './ad-words.ts';

export type StoredAd = typeof ads.$inferSelect;
export type NewAd = Omit<
  typeof ads.$inferInsert,
  'id' | 'number' | 'words' | 'lexemes' | 'createdAt' | 'updatedAt'
>;

/**
 * Number of rows per INSERT statement. Computing the word columns of more rows could exceed the
 * statement timeout.
 */
const rowsPerStatement = 50;

/** Returns the text that the word filter of the previous release searches. */
function createSearchText(
  ad: Pick<NewAd, 'title' | 'description' | 'place' | 'attributes'>,
): string {
  const textFacts = Object.values(ad.attributes ?? {}).filter((fact) => typeof fact === 'string');
  return foldWords([ad.title, ...textFacts, ad.place, ad.description].join(' '));
}

/**
 * Returns the SQL expressions of the columns by which people find an ad. The previous release of
 * the api reads `words`.
 */
export const createWordColumns = (ad: Parameters<typeof toAdTexts>[0]) => ({
  words: sql`to_tsvector('simple', ${createSearchText(ad)})` as never,
  lexemes: createLexemesExpression(toAdTexts(ad)),
});

/** Inserts ads. Their ad numbers ascend in the given order. */
export async function insertAds(db: Executor, newAds: readonly NewAd[]): Promise<void> {
  for (const batch of splitIntoBatches(newAds, rowsPerStatement)) {
    const rows = batch.map((ad) => ({ ...ad, id: ulid(), ...createWordColumns(ad) }));
    await db.insert(ads).values(rows);
  }
}

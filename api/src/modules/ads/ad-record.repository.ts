import { sql } from 'drizzle-orm';
import { ulid } from 'ulid';

import type { Executor } from '#db/database.ts';
import { kleinanzeigen } from '#db/tables/ads.ts';
import { foldWords } from '#modules/places/fold-words.ts';

export type StoredAd = typeof kleinanzeigen.$inferSelect;
export type NewAd = Omit<
  typeof kleinanzeigen.$inferInsert,
  'id' | 'number' | 'words' | 'createdAt' | 'updatedAt'
>;

/** Rows of one statement: more would pass the limit of parameters. */
const atOnce = 200;

/** What an ad is found by. */
export function wordsOf(ad: Pick<NewAd, 'title' | 'description' | 'place' | 'attributes'>): string {
  const facts = Object.values(ad.attributes ?? {}).filter((fact) => typeof fact === 'string');
  return foldWords([ad.title, ...facts, ad.place, ad.description].join(' '));
}

/** The words as their column takes them. */
export const wordVectorOf = (ad: Parameters<typeof wordsOf>[0]) =>
  sql`to_tsvector('simple', ${wordsOf(ad)})` as never;

/** Writes ads in the order given; their numbers follow it. */
export async function insertAds(db: Executor, ads: readonly NewAd[]): Promise<void> {
  for (let from = 0; from < ads.length; from += atOnce) {
    const rows = ads.slice(from, from + atOnce).map((ad) => ({
      ...ad,
      id: ulid(),
      words: wordVectorOf(ad),
    }));
    await db.insert(kleinanzeigen).values(rows);
  }
}

import { and, desc, eq, getTableColumns, gt, inArray, ne, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

import type { Executor } from '#db/database.ts';
import { ads as ad } from '#db/tables/ads.ts';
import { readRankedPage } from '#word-search/read-ranked-page.ts';
import type { RankedRows } from '#word-search/read-ranked-page.ts';

import {
  createCommonCondition,
  createFacetConditions,
  createAdDistanceExpression,
} from './ad-conditions.ts';
import type { AdFilters } from './ad-filters.ts';
import type { StoredAd } from './ad-record.repository.ts';

const {
  words: _words,
  lexemes: _lexemes,
  description: _description,
  ...teaserColumns
} = getTableColumns(ad);

/** An ad in a list, without the columns that only the detail page needs. */
export type ListedAd = Omit<StoredAd, 'words' | 'lexemes' | 'description'> & {
  readonly distance: number | null;
};

const newestFirstOrder = [
  sql`${ad.publishedAt} desc nulls last`,
  sql`${ad.number} desc nulls last`,
];

function getOrder({ sort, near }: AdFilters): SQL[] {
  if (sort === 'preis-auf') return [sql`${ad.askingCents} asc nulls last`, ...newestFirstOrder];
  if (sort === 'preis-ab') return [sql`${ad.askingCents} desc nulls last`, ...newestFirstOrder];
  if (sort === 'entfernung' && near) return [sql`distance`, ...newestFirstOrder];
  return newestFirstOrder;
}

/**
 * Returns one page of the ads that match the filters. With search words, the best matches come
 * first, and equally good ones in the chosen order.
 *
 * @param total number of rows on all pages; only awaited if there are search words
 */
export async function findAds(
  db: Executor,
  filters: AdFilters,
  total: Promise<number>,
): Promise<ListedAd[]> {
  const { near, words, page, adsPerPage: perPage } = filters;
  const distance = near ? createAdDistanceExpression(near) : sql<null>`null::float8`;
  const facetConditions = createFacetConditions(filters).values();
  const filterCondition = and(createCommonCondition(filters), ...facetConditions);
  const read: RankedRows<ListedAd>['read'] = (condition, rank, limit, offset) =>
    db
      .select({ ...teaserColumns, distance: sql<number | null>`${distance}`.as('distance') })
      .from(ad)
      .where(and(filterCondition, condition))
      .orderBy(...(rank ? [rank] : []), ...getOrder(filters))
      .limit(limit)
      .offset(offset);
  const offset = (page - 1) * perPage;
  if (!words) return read(undefined, undefined, perPage, offset);
  return readRankedPage(
    words,
    { limit: perPage, offset, total },
    {
      lexemes: ad.lexemes,
      read,
      count: (condition) => db.$count(ad, and(filterCondition, condition)),
    },
  );
}

export async function findAd(db: Executor, number: number): Promise<StoredAd | null> {
  const rows = await db.select().from(ad).where(eq(ad.number, number));
  return rows[0] ?? null;
}

/** Returns at most `limit` matching ads that were published after `publishedAfter`, newest first. */
export async function findNewAds(
  db: Executor,
  filters: AdFilters,
  publishedAfter: Date,
  limit: number,
): Promise<StoredAd[]> {
  const conditions = [createCommonCondition(filters), ...createFacetConditions(filters).values()];
  return db
    .select()
    .from(ad)
    .where(and(...conditions, gt(ad.publishedAt, publishedAfter)))
    .orderBy(...newestFirstOrder)
    .limit(limit);
}

/** Returns the time at which the newest listed ad was published. */
export async function findLastAdPublication(db: Executor): Promise<Date | null> {
  const [row] = await db
    .select({ publishedAt: ad.publishedAt })
    .from(ad)
    .where(sql`listed`)
    .orderBy(...newestFirstOrder)
    .limit(1);
  return row?.publishedAt ?? null;
}

/** Returns the ads with these numbers, in no particular order. */
export async function findAdsByNumber(
  db: Executor,
  numbers: readonly number[],
): Promise<StoredAd[]> {
  if (numbers.length === 0) return [];
  return db
    .select()
    .from(ad)
    .where(inArray(ad.number, [...numbers]));
}

/** Returns listed ads of the same category and kind as the given ad, closest price first. */
export async function findSimilarAds(
  db: Executor,
  { id, categoryId, priceCents, kind }: StoredAd,
  count: number,
): Promise<ListedAd[]> {
  const nearestPriceOrder = sql`abs(${ad.priceCents} - ${priceCents ?? 0}::bigint) asc nulls last`;
  return db
    .select({ ...teaserColumns, distance: sql<null>`null::float8` })
    .from(ad)
    .where(and(sql`listed`, eq(ad.categoryId, categoryId), eq(ad.kind, kind), ne(ad.id, id)))
    .orderBy(...(priceCents === null ? [] : [nearestPriceOrder]), desc(ad.publishedAt))
    .limit(count);
}

/**
 * Returns the data for the ad URLs in one sitemap part, ordered by ad number, and the total count
 * of listed ads.
 */
export async function findSitemapAds(db: Executor, sitemapPart: number, partSize: number) {
  const { number, title, place, updatedAt } = ad;
  const rows = await db
    .select({ number, title, place, updatedAt })
    .from(ad)
    .where(sql`listed`)
    .orderBy(ad.number)
    .limit(partSize)
    .offset((sitemapPart - 1) * partSize);
  return { rows, total: await db.$count(ad, sql`listed`) };
}

/**
 * Marks ads as expired when their publication period of 60 days is over.
 * @returns the number of ads marked
 */
export async function expireAds(db: Executor): Promise<number> {
  const expiredAds = await db
    .update(ad)
    .set({ state: 'expired', endedAt: ad.expiresAt, version: sql`${ad.version} + 1` })
    .where(and(sql`${ad.state} in ('active', 'reserved', 'paused')`, sql`${ad.expiresAt} <= now()`))
    .returning({ id: ad.id });
  return expiredAds.length;
}

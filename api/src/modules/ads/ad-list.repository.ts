import { and, desc, eq, getTableColumns, ne, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

import type { Executor } from '#db/database.ts';
import { ads as ad } from '#db/tables/ads.ts';
import { readTierPage } from '#word-search/read-tier-page.ts';
import { createMatchCondition } from '#word-search/searchable-list.ts';

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

/** An ad of a list, without the columns that only the detail page needs. */
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
 */
export async function findAds(db: Executor, filters: AdFilters): Promise<ListedAd[]> {
  const { near, words, page, adsPerPage: perPage } = filters;
  const distance = near ? createAdDistanceExpression(near) : sql<null>`null::float8`;
  const facetConditions = createFacetConditions(filters).values();
  const condition = and(createCommonCondition(filters), ...facetConditions);
  const findPage = (pageCondition: SQL | undefined, limit: number, offset: number) =>
    db
      .select({ ...teaserColumns, distance: sql<number | null>`${distance}`.as('distance') })
      .from(ad)
      .where(pageCondition)
      .orderBy(...getOrder(filters))
      .limit(limit)
      .offset(offset);
  const offset = (page - 1) * perPage;
  if (!words) return findPage(condition, perPage, offset);
  return readTierPage(words.tiers, { limit: perPage, offset }, (tier) => {
    const tierCondition = and(condition, createMatchCondition(ad.lexemes, tier));
    return {
      read: (limit, tierOffset) => findPage(tierCondition, limit, tierOffset),
      count: () => db.$count(ad, tierCondition),
    };
  });
}

export async function findAd(db: Executor, number: number): Promise<StoredAd | null> {
  const rows = await db.select().from(ad).where(eq(ad.number, number));
  return rows[0] ?? null;
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

import { and, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

import type { UsualPrice } from '@gruenland/shared-contracts/api/ads.ts';

import type { Executor } from '#db/database.ts';
import { ads } from '#db/tables/ads.ts';

import type { StoredAd } from './ad-record.repository.ts';

/** Number of comparable ads from which a usual price is stated. Fewer would be single opinions. */
const minComparableAds = 8;
/** Maximum number of live ads, and of ended ads, that are compared; the newest ones count. */
const maxComparedAds = 500;
/** A wider range guides nobody: the ads differ in more than what is compared. */
const maxRangeFactor = 3;

/**
 * Numbers that a comparable ad must resemble, with the range of similar values. Ads without these
 * have no usual price: a category of goods or implements contains too different ones.
 */
const comparedAttributes = [
  { key: 'baujahr', getRange: (year: number) => [year - 6, year + 6] },
  { key: 'ps', getRange: (horsepower: number) => [horsepower * 0.75, horsepower * 1.25] },
] as const;

type ComparedAd = Pick<
  StoredAd,
  | 'id'
  | 'categoryId'
  | 'kind'
  | 'priceKind'
  | 'priceUnit'
  | 'priceCents'
  | 'condition'
  | 'attributes'
>;

/** Returns the conditions of a machine of similar age and power; null if the ad lacks one of them. */
function listSimilarityConditions({ attributes }: ComparedAd): readonly SQL[] | null {
  const conditions = comparedAttributes.flatMap(({ key, getRange }) => {
    const value = attributes[key];
    if (typeof value !== 'number') return [];
    const [from, to] = getRange(value);
    const number = sql`(${ads.attributes} ->> ${key}::text)::numeric`;
    return [sql`${number} between ${from}::numeric and ${to}::numeric`];
  });
  return conditions.length === comparedAttributes.length ? conditions : null;
}

/** Rounds an amount of cents to two significant digits: 12.345 € becomes 12.000 €. */
export function roundCents(cents: number): number {
  const step = 10 ** Math.max(2, Math.floor(Math.log10(cents)) - 1);
  return Math.round(cents / step) * step;
}

/**
 * Finds what comparable ads ask for: those of the same category and price unit, of similar age and
 * power, live or ended (until retention erases their details). Returns the range of the middle half
 * of their prices.
 *
 * @returns null for ads that offer no machine with year and power at a price, if there are too few
 *   comparable ads, or if their prices differ too much
 */
export async function findUsualPrice(db: Executor, ad: ComparedAd): Promise<UsualPrice | null> {
  const hasPrice = ad.priceKind === 'festpreis' || ad.priceKind === 'vb';
  if (ad.kind !== 'biete' || !hasPrice || ad.priceCents === null) return null;
  const similarityConditions = listSimilarityConditions(ad);
  if (!similarityConditions) return null;
  const condition = and(
    sql`${ads.categoryId} = ${ad.categoryId} and ${ads.kind} = 'biete' and ${ads.id} <> ${ad.id}`,
    sql`${ads.priceKind} in ('festpreis', 'vb') and ${ads.priceCents} > 0`,
    sql`${ads.priceUnit} = ${ad.priceUnit}`,
    sql`(${ads.condition} is not distinct from 'defekt') = ${ad.condition === 'defekt'}::boolean`,
    ...similarityConditions,
  );
  const { rows } = await db.execute<{ count: number; quartiles: readonly number[] | null }>(sql`
    with compared as (
      (select ${ads.priceCents} as cents from ${ads} where listed and ${condition}
        order by ${ads.publishedAt} desc nulls last limit ${maxComparedAds})
      union all
      (select ${ads.priceCents} from ${ads}
        where state in ('sold', 'expired') and ${condition}
        order by ${ads.endedAt} desc nulls last limit ${maxComparedAds})
    )
    select count(*)::int as count,
      percentile_cont(array[0.25, 0.75]) within group (order by cents)::float8[] as quartiles
    from compared`);
  const [lowerCents, upperCents] = rows[0]?.quartiles ?? [];
  const count = rows[0]?.count ?? 0;
  if (count < minComparableAds || lowerCents === undefined || upperCents === undefined) return null;
  if (upperCents > lowerCents * maxRangeFactor) return null;
  return { fromCents: roundCents(lowerCents), toCents: roundCents(upperCents), ads: count };
}

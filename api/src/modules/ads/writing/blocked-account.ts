import { and, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';

import type { Executor } from '#db/database.ts';
import { kleinanzeigen as ad } from '#db/tables/ads.ts';

import { expireAds } from '../ad-list.repository.ts';
import type { StoredAd } from '../ad-record.repository.ts';

/** Somebody with their ads: those of the account, and those placed as a guest with its address. */
export interface AdOwner {
  readonly id: string;
  readonly email: string;
}

/** Condition of a query: what is theirs. */
export const adsOf = ({ id, email }: AdOwner) =>
  or(eq(ad.userId, id), and(isNull(ad.userId), eq(ad.guestEmail, email)));

/**
 * Whether an ad is away only because its owner is blocked. The desk blocks an ad for itself without a
 * state to go back to.
 */
export const isHeldWithAccount = ({
  state,
  stateBefore,
}: Pick<StoredAd, 'state' | 'stateBefore'>) => state === 'blocked' && stateBefore !== null;

/** Takes the running ads of a blocked account out of the lists. @returns how many */
export async function holdAds(tx: Executor, owner: AdOwner): Promise<number> {
  const held = await tx
    .update(ad)
    .set({ state: 'blocked', stateBefore: sql`${ad.state}` })
    .where(and(adsOf(owner), inArray(ad.state, ['active', 'reserved'])))
    .returning({ id: ad.id });
  return held.length;
}

/** Gives back what {@link holdAds} took; what has run out meanwhile is over. @returns how many */
export async function giveAdsBack(tx: Executor, owner: AdOwner): Promise<number> {
  const given = await tx
    .update(ad)
    .set({ state: sql`${ad.stateBefore}`, stateBefore: null })
    .where(and(adsOf(owner), eq(ad.state, 'blocked'), isNotNull(ad.stateBefore)))
    .returning({ id: ad.id });
  if (given.length > 0) await expireAds(tx);
  return given.length;
}

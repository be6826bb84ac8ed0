import { and, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';

import type { Executor } from '#db/database.ts';
import { ads as ad } from '#db/tables/ads.ts';

import { expireAds } from '../ad-list.repository.ts';
import type { StoredAd } from '../ad-record.repository.ts';

/**
 * The owner of ads: an account, and the email address with which its user placed ads as a guest.
 */
export interface AdOwner {
  readonly id: string;
  readonly email: string;
}

/** Returns the SQL condition for the owner's ads. */
export const createAdOwnerCondition = ({ id, email }: AdOwner) =>
  or(eq(ad.userId, id), and(isNull(ad.userId), eq(ad.guestEmail, email)));

/**
 * Returns whether an ad is hidden only because its owner's account is blocked. `stateBefore` is
 * null if a moderator blocked the ad itself.
 */
export const isHiddenByAccountBlock = ({
  state,
  stateBefore,
}: Pick<StoredAd, 'state' | 'stateBefore'>) => state === 'blocked' && stateBefore !== null;

/** Hides the active and reserved ads of a blocked account. @returns the number of hidden ads */
export async function hideAds(tx: Executor, owner: AdOwner): Promise<number> {
  const hiddenAds = await tx
    .update(ad)
    .set({ state: 'blocked', stateBefore: sql`${ad.state}` })
    .where(and(createAdOwnerCondition(owner), inArray(ad.state, ['active', 'reserved'])))
    .returning({ id: ad.id });
  return hiddenAds.length;
}

/**
 * Restores the ads that {@link hideAds} hid, then marks as expired those whose publication period
 * of 60 days is over.
 * @returns the number of restored ads
 */
export async function restoreHiddenAds(tx: Executor, owner: AdOwner): Promise<number> {
  const restoredAds = await tx
    .update(ad)
    .set({ state: sql`${ad.stateBefore}`, stateBefore: null })
    .where(and(createAdOwnerCondition(owner), eq(ad.state, 'blocked'), isNotNull(ad.stateBefore)))
    .returning({ id: ad.id });
  if (restoredAds.length > 0) await expireAds(tx);
  return restoredAds.length;
}

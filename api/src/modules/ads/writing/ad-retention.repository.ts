import { and, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

import type { Executor } from '#db/database.ts';
import { deleteInBatches, updateInBatches } from '#db/erase-in-batches.ts';
import { adDrafts } from '#db/tables/ad-drafts.ts';
import { ads as ad } from '#db/tables/ads.ts';
import { moderationCases } from '#db/tables/moderation.ts';
import { decisionPossibleCondition } from '#modules/photos/interface.ts';

/**
 * Removes the content of ads that were deleted before `deletedBefore` and can no longer be
 * restored. The row with the ad number remains, so that the ad's URL responds with 410. The photo
 * cleanup later deletes the unused photos.
 */
export async function clearDeletedAds(db: Executor, deletedBefore: Date): Promise<void> {
  const deletedBeforeCondition = and(isNotNull(ad.deletedAt), lt(ad.deletedAt, deletedBefore));
  await clearContent(db, and(eq(ad.state, 'deleted'), deletedBeforeCondition), 'Gelöschte Anzeige');
}

/**
 * Removes the content of ads that ended, or were rejected or blocked, before `endedBefore`. That time
 * must be so early that owners can neither renew these ads nor appeal. Skips ads with a case that can
 * still be decided.
 */
export async function clearEndedAds(db: Executor, endedBefore: Date): Promise<void> {
  const openCaseCondition = sql`exists (select 1 from ${moderationCases} as c
    where c.kind = 'ad' and c.subject_id = ${ad.id} and ${decisionPossibleCondition})`;
  // Repeats the condition of the index `ads_uncleared_idx`, so that PostgreSQL can use it.
  const unclearedCondition = sql`${ad.sellerName} <> ''
    and ${ad.state} in ('sold', 'expired', 'rejected', 'blocked')`;
  const endedBeforeCondition = sql`coalesce(${ad.endedAt}, ${ad.updatedAt}) < ${endedBefore.toISOString()}`;
  const condition = and(unclearedCondition, endedBeforeCondition, sql`not ${openCaseCondition}`);
  await clearContent(db, condition, 'Beendete Anzeige');
}

async function clearContent(db: Executor, condition: SQL | undefined, title: string) {
  const clearedAdIds = db.select({ id: ad.id }).from(ad).where(condition);
  await deleteInBatches(db, adDrafts, inArray(adDrafts.adId, clearedAdIds));
  const emptyContent = { title, description: '', attributes: {}, details: {}, pictures: [] };
  const emptyOwnerColumns = { sellerName: '', userId: null, ownerKey: null, guestEmail: null };
  const change = {
    ...emptyContent,
    ...emptyOwnerColumns,
    words: sql`''::tsvector` as never,
    lexemes: sql`''::tsvector` as never,
    stateBefore: null,
    deletedAt: null,
  };
  await updateInBatches(db, ad, change, condition);
}

/** Deletes guest ads that were created before `createdBefore` and never confirmed. */
export async function deleteUnconfirmedAds(db: Executor, createdBefore: Date): Promise<void> {
  const unconfirmedCondition = eq(ad.state, 'unconfirmed');
  await deleteInBatches(db, ad, and(unconfirmedCondition, lt(ad.createdAt, createdBefore)));
}

import { and, eq, inArray, isNotNull, lt, ne, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { adLimits } from '@gruenland/shared-contracts/ads/ad-form.ts';
import type { Drizzle } from '#db/database.ts';
import { adDrafts } from '#db/tables/ad-drafts.ts';
import { ads as ad } from '#db/tables/ads.ts';
import { moderationCases } from '#db/tables/moderation.ts';
import { enqueueTask } from '#queue/task.repository.ts';
import { isDecisionPossible } from '#modules/photos/remove-orphans.ts';

import { deleteOldAdDrafts } from './draft.repository.ts';

const dayMs = 86_400_000;
/**
 * Numbers of days before the end of an ad at which its owner gets a reminder. The reminders are
 * sent on day 50 and day 58 of 60.
 */
const reminderDays = [10, 2] as const;
const unconfirmedRetentionDays = 7;

/**
 * Queues the reminder mails for ads that end soon, each reminder once. @returns the number of
 * queued mails
 */
export async function queueEndReminders(db: Drizzle): Promise<number> {
  let count = 0;
  for (const [index, days] of reminderDays.entries()) {
    count += await db.transaction(async (tx) => {
      const dueAds = await tx
        .update(ad)
        .set({ reminded: index + 1 })
        .where(
          and(
            inArray(ad.state, ['active', 'reserved', 'paused']),
            lt(ad.reminded, index + 1),
            lt(ad.expiresAt, new Date(Date.now() + days * dayMs)),
            sql`${ad.expiresAt} > now()`,
          ),
        )
        .returning({ id: ad.id });
      for (const { id } of dueAds) {
        await enqueueTask(tx, { kind: 'mail.ad-reminder', payload: { adId: id } });
      }
      return dueAds.length;
    });
  }
  return count;
}

/**
 * Removes the content of deleted ads that can no longer be restored. The row with the ad number
 * remains, so that the ad's URL responds with 410. The photo cleanup later deletes the unused
 * photos.
 */
export async function clearDeletedAds(db: Drizzle): Promise<void> {
  const deletedBefore = new Date(Date.now() - adLimits.undoDays * dayMs);
  await clearContent(
    db,
    and(eq(ad.state, 'deleted'), isNotNull(ad.deletedAt), lt(ad.deletedAt, deletedBefore)),
    'Gelöschte Anzeige',
  );
}

/**
 * Removes the content of ads that were sold or expired before `endedBefore`. That time must be so
 * early that owners can neither renew these ads nor appeal. Skips ads with a case that can still be
 * decided.
 */
export async function clearEndedAds(db: Drizzle, endedBefore: Date): Promise<void> {
  const hasOpenCaseCondition = sql`exists (select 1 from ${moderationCases} as c
    where c.kind = 'ad' and c.subject_id = ${ad.id} and ${isDecisionPossible})`;
  await clearContent(
    db,
    and(
      inArray(ad.state, ['sold', 'expired']),
      lt(ad.endedAt, endedBefore),
      ne(ad.sellerName, ''),
      sql`not ${hasOpenCaseCondition}`,
    ),
    'Beendete Anzeige',
  );
}

async function clearContent(db: Drizzle, condition: SQL | undefined, title: string): Promise<void> {
  const clearedAds = db.select({ id: ad.id }).from(ad).where(condition);
  await db.delete(adDrafts).where(inArray(adDrafts.adId, clearedAds));
  await db
    .update(ad)
    .set({
      title,
      description: '',
      attributes: {},
      details: {},
      pictures: [],
      words: sql`''::tsvector` as never,
      sellerName: '',
      userId: null,
      ownerKey: null,
      guestEmail: null,
      stateBefore: null,
      deletedAt: null,
    })
    .where(condition);
}

/** Deletes ads that guests did not confirm in time, together with the guests' email addresses. */
export async function deleteUnconfirmedAds(db: Drizzle): Promise<void> {
  const createdBefore = new Date(Date.now() - unconfirmedRetentionDays * dayMs);
  await db.delete(ad).where(and(eq(ad.state, 'unconfirmed'), lt(ad.createdAt, createdBefore)));
}

/** Runs all daily lifecycle tasks of ads. */
export async function runDailyAdTasks(db: Drizzle): Promise<void> {
  await queueEndReminders(db);
  await clearDeletedAds(db);
  await deleteUnconfirmedAds(db);
  await deleteOldAdDrafts(db, new Date(Date.now() - adLimits.draftDays * dayMs));
}

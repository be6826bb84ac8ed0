import { and, inArray, lt, sql } from 'drizzle-orm';
import type { Drizzle } from '#db/database.ts';
import { ads as ad } from '#db/tables/ads.ts';
import { enqueueTask } from '#queue/task.repository.ts';

const dayMs = 86_400_000;
/**
 * Numbers of days before the end of an ad at which its owner gets a reminder. The reminders are
 * sent on day 50 and day 58 of 60.
 */
const reminderDaysBeforeEnd = [10, 2] as const;

/**
 * Queues the reminder mails for ads that end soon, each reminder once. @returns the number of
 * queued mails
 */
export async function queueEndReminders(db: Drizzle): Promise<number> {
  let count = 0;
  for (const [index, days] of reminderDaysBeforeEnd.entries()) {
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

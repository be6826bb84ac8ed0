import { and, eq, inArray, isNotNull, lt, ne, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { adLimits } from '@gruenland/shared-contracts/ads/ad-form.ts';
import type { Drizzle } from '#db/database.ts';
import { adDrafts } from '#db/tables/ad-drafts.ts';
import { kleinanzeigen as ad } from '#db/tables/ads.ts';
import { moderationCases } from '#db/tables/moderation.ts';
import { enqueue } from '#queue/task.repository.ts';
import { stillOpen } from '#modules/photos/remove-orphans.ts';

import { deleteOldAdDrafts } from './draft.repository.ts';

const day = 86_400_000;
/** Days before the end at which owners are reminded: of sixty, on day 50 and on day 58. */
const reminderDays = [10, 2] as const;
const unconfirmedDays = 7;

/** Reminds of ads that end soon, each time once. @returns how many mails were ordered */
export async function remindOfEnds(db: Drizzle): Promise<number> {
  let count = 0;
  for (const [index, days] of reminderDays.entries()) {
    count += await db.transaction(async (tx) => {
      const due = await tx
        .update(ad)
        .set({ reminded: index + 1 })
        .where(
          and(
            inArray(ad.state, ['active', 'reserved', 'paused']),
            lt(ad.reminded, index + 1),
            lt(ad.expiresAt, new Date(Date.now() + days * day)),
            sql`${ad.expiresAt} > now()`,
          ),
        )
        .returning({ id: ad.id });
      for (const { id } of due) {
        await enqueue(tx, { kind: 'mail.ad-reminder', payload: { adId: id } });
      }
      return due.length;
    });
  }
  return count;
}

/**
 * What is left of an ad when it cannot be brought back any more: its number, so that its address
 * says that it is gone. Photos go with the orphans.
 */
export async function emptyDeletedAds(db: Drizzle): Promise<void> {
  const over = new Date(Date.now() - adLimits.undoDays * day);
  await empty(
    db,
    and(eq(ad.state, 'deleted'), isNotNull(ad.deletedAt), lt(ad.deletedAt, over)),
    'Gelöschte Anzeige',
  );
}

/**
 * The same of ads that were sold or ended before a moment, when nobody can renew them or object any
 * more; not while a decision about one can still bring something back.
 */
export async function emptyEndedAds(db: Drizzle, before: Date): Promise<void> {
  const decided = sql`exists (select 1 from ${moderationCases} as c
    where c.kind = 'ad' and c.subject_id = ${ad.id} and ${stillOpen})`;
  await empty(
    db,
    and(
      inArray(ad.state, ['sold', 'expired']),
      lt(ad.endedAt, before),
      ne(ad.sellerName, ''),
      sql`not ${decided}`,
    ),
    'Beendete Anzeige',
  );
}

async function empty(db: Drizzle, which: SQL | undefined, title: string): Promise<void> {
  const gone = db.select({ id: ad.id }).from(ad).where(which);
  await db.delete(adDrafts).where(inArray(adDrafts.adId, gone));
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
    .where(which);
}

/** Ads whose address was never confirmed are forgotten with it. */
export async function deleteUnconfirmedAds(db: Drizzle): Promise<void> {
  const before = new Date(Date.now() - unconfirmedDays * day);
  await db.delete(ad).where(and(eq(ad.state, 'unconfirmed'), lt(ad.createdAt, before)));
}

/** Everything about ads that happens once a day. */
export async function keepAds(db: Drizzle): Promise<void> {
  await remindOfEnds(db);
  await emptyDeletedAds(db);
  await deleteUnconfirmedAds(db);
  await deleteOldAdDrafts(db, new Date(Date.now() - adLimits.draftDays * day));
}

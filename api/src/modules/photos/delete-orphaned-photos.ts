import { and, eq, isNull, lt, not, sql } from 'drizzle-orm';
import type { Drizzle } from '#db/database.ts';
import { adDrafts, adPhotos } from '#db/tables/ad-drafts.ts';
import { eventPhotoDrafts } from '#db/tables/event-photo-drafts.ts';
import { ads } from '#db/tables/ads.ts';
import { moderationCases } from '#db/tables/moderation.ts';
import { picturesLabel, appealInterval } from '#modules/moderation/interface.ts';

import type { PhotoStore } from './photo-store.ts';

/** Hours after which an unused photo is deleted. */
export const orphanLifetimeHours = 24;

const urlPattern = sql`'/api/fotos/' || ${adPhotos.id} || '/%'`;
/** Pattern that matches the photo's URL anywhere in the JSON of a picture list. */
const urlAnywherePattern = sql`'%' || ${urlPattern}`;

/** SQL condition: a decision can still restore the content of the case with the alias `c`. */
export const decisionPossibleCondition = sql`(c.state = 'open' or c.appeal = 'open' or (c.state = 'rejected'
  and c.appeal is null and c.decided_at > now() - ${appealInterval}))`;

/**
 * SQL condition: a decision can still restore a version of an ad with this photo. If an appeal is
 * granted, the rejected version is published with its photos.
 */
const restorableCondition = sql`exists (
  select 1 from ${moderationCases} as c join ${ads} as k on k.id = c.subject_id
  where c.kind = 'ad' and c.subject_id = ${adPhotos.adId}
    and (k.state <> 'deleted' or k.deleted_at is not null)
    and ${decisionPossibleCondition} and c.content ->> ${picturesLabel} like ${urlAnywherePattern})`;

/**
 * SQL condition: an event uses the photo in its photo draft, in its published version, in a pending
 * change or in a version that a decision can restore.
 */
const usedByEventCondition = sql`exists (
  select 1 from ${eventPhotoDrafts} as d join events as e on e.id = d.event_id
  where d.id = ${adPhotos.draftId}
    and (d.photos @> jsonb_build_array(jsonb_build_object('id', ${adPhotos.id}))
      or e.pictures::text like ${urlAnywherePattern} or e.change ->> 'pictures' like ${urlAnywherePattern}
      or exists (select 1 from ${moderationCases} as c where c.kind = 'event'
        and c.subject_id = e.id and ${decisionPossibleCondition}
        and c.proposal ->> 'pictures' like ${urlAnywherePattern})))`;

/**
 * Finds photos that were uploaded before `uploadedBefore` and that no draft, ad or event uses or
 * can use again.
 */
async function findOrphanedPhotos(db: Drizzle, uploadedBefore: Date): Promise<{ id: string }[]> {
  const photoJson = sql`jsonb_build_array(jsonb_build_object('id', ${adPhotos.id}))`;
  return db
    .select({ id: adPhotos.id })
    .from(adPhotos)
    .leftJoin(
      adDrafts,
      and(
        sql`(${adDrafts.id} = ${adPhotos.draftId} or ${adDrafts.adId} = ${adPhotos.adId})`,
        sql`${adDrafts.photos} @> ${photoJson}`,
      ),
    )
    .leftJoin(
      ads,
      and(
        eq(ads.id, adPhotos.adId),
        sql`exists (select 1 from jsonb_array_elements(${ads.pictures}) as p
          where p ->> 'src' like ${urlPattern})`,
      ),
    )
    .where(
      and(
        lt(adPhotos.createdAt, uploadedBefore),
        isNull(adDrafts.id),
        isNull(ads.id),
        not(restorableCondition),
        not(usedByEventCondition),
      ),
    )
    .limit(500);
}

/** Deletes unused photos. @returns the number of deleted photos */
export async function deleteOrphanedPhotos(db: Drizzle, store: PhotoStore): Promise<number> {
  const uploadedBefore = new Date(Date.now() - orphanLifetimeHours * 3_600_000);
  const orphanedPhotos = await findOrphanedPhotos(db, uploadedBefore);
  for (const { id } of orphanedPhotos) {
    await store.remove(id);
    await db.delete(adPhotos).where(eq(adPhotos.id, id));
  }
  return orphanedPhotos.length;
}

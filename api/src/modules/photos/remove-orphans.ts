import { and, eq, isNull, lt, not, sql } from 'drizzle-orm';
import type { Drizzle } from '#db/database.ts';
import { adDrafts, adPhotos } from '#db/tables/ad-drafts.ts';
import { eventPhotoDesks } from '#db/tables/event-photo-drafts.ts';
import { kleinanzeigen } from '#db/tables/ads.ts';
import { moderationCases } from '#db/tables/moderation.ts';
import { picturesLabel } from '#modules/moderation/case.repository.ts';
import { appealMonths } from '#modules/moderation/case.repository.ts';

import type { PhotoStore } from './photo-store.ts';

/** Hours after which a photo that nothing shows is removed. */
const orphanHours = 24;

const address = sql`'/api/fotos/' || ${adPhotos.id} || '/%'`;
/** In the text of a list of pictures. */
const anywhere = sql`'%' || ${address}`;

/** Whether a decision can still bring back what a case (`c`) is about. */
export const stillOpen = sql`(c.state = 'open' or c.appeal = 'open' or (c.state = 'rejected'
  and c.appeal is null and c.decided_at > now() - make_interval(months => ${appealMonths})))`;

/**
 * Whether a decision about a version with the photo can still bring it back: refused versions are
 * shown with their photos when an objection is right.
 */
const mayComeBack = sql`exists (
  select 1 from ${moderationCases} as c join ${kleinanzeigen} as k on k.id = c.subject_id
  where c.kind = 'ad' and c.subject_id = ${adPhotos.adId}
    and (k.state <> 'deleted' or k.deleted_at is not null)
    and ${stillOpen} and c.content ->> ${picturesLabel} like ${anywhere})`;

/** The same of a Veranstaltung: on its desk, shown, in a change that waits, in a decided version. */
const ofEvent = sql`exists (
  select 1 from ${eventPhotoDesks} as d join events as e on e.id = d.event_id
  where d.id = ${adPhotos.draftId}
    and (d.photos @> jsonb_build_array(jsonb_build_object('id', ${adPhotos.id}))
      or e.pictures::text like ${anywhere} or e.change ->> 'pictures' like ${anywhere}
      or exists (select 1 from ${moderationCases} as c where c.kind = 'event'
        and c.subject_id = e.id and ${stillOpen}
        and c.proposal ->> 'pictures' like ${anywhere})))`;

/** Photos from before that neither their draft nor their ad shows, nor may show again. */
async function findOrphans(db: Drizzle, before: Date): Promise<{ id: string }[]> {
  const shown = sql`jsonb_build_array(jsonb_build_object('id', ${adPhotos.id}))`;
  return db
    .select({ id: adPhotos.id })
    .from(adPhotos)
    .leftJoin(
      adDrafts,
      and(
        sql`(${adDrafts.id} = ${adPhotos.draftId} or ${adDrafts.adId} = ${adPhotos.adId})`,
        sql`${adDrafts.photos} @> ${shown}`,
      ),
    )
    .leftJoin(
      kleinanzeigen,
      and(
        eq(kleinanzeigen.id, adPhotos.adId),
        sql`exists (select 1 from jsonb_array_elements(${kleinanzeigen.pictures}) as p
          where p ->> 'src' like ${address})`,
      ),
    )
    .where(
      and(
        lt(adPhotos.createdAt, before),
        isNull(adDrafts.id),
        isNull(kleinanzeigen.id),
        not(mayComeBack),
        not(ofEvent),
      ),
    )
    .limit(500);
}

/** Removes what nothing shows any more. @returns how many */
export async function removeOrphans(db: Drizzle, store: PhotoStore): Promise<number> {
  const before = new Date(Date.now() - orphanHours * 3_600_000);
  const orphans = await findOrphans(db, before);
  for (const { id } of orphans) {
    await store.remove(id);
    await db.delete(adPhotos).where(eq(adPhotos.id, id));
  }
  return orphans.length;
}

import { and, eq, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { DraftPhoto } from '@gruenland/shared-contracts/api/photos.ts';
import type { Drizzle, Executor } from '#db/database.ts';
import type { adDrafts } from '#db/tables/ad-drafts.ts';
import type { eventPhotoDrafts } from '#db/tables/event-photo-drafts.ts';
import type { StartedUpload } from '#db/tables/photo-columns.ts';

/** Stores the photos and unfinished uploads of drafts of ads or events. */
export interface PhotoDraftStore {
  /** Maximum number of photos per draft. */
  readonly max: number;
  /** Returns the photos of a draft, or null if the draft does not exist. */
  read(id: string): Promise<readonly DraftPhoto[] | null>;
  /**
   * Appends a photo unless the draft has it already, and keeps concurrent changes.
   * @returns false if the draft is full
   */
  appendPhoto(tx: Executor, id: string, photo: DraftPhoto): Promise<boolean>;
  /**
   * Registers an unfinished upload unless the draft already has `limits.max` of them.
   * @param limits.since uploads started before this time no longer count
   * @returns whether the upload was registered
   */
  startUpload(
    id: string,
    upload: StartedUpload,
    limits: { readonly max: number; readonly since: number },
  ): Promise<boolean>;
  /** Removes a finished or aborted upload from the list of unfinished uploads. */
  endUpload(id: string, uploadId: string): Promise<void>;
}

export type PhotoDraftTable = typeof adDrafts | typeof eventPhotoDrafts;

/**
 * Creates a store that keeps the photos of drafts in a table.
 * @param open condition for drafts that accept photos
 */
export function createPhotoDraftStore(
  db: Drizzle,
  draftTable: PhotoDraftTable,
  { max, open }: { readonly max: number; readonly open?: SQL },
): PhotoDraftStore {
  // Drizzle's query builders do not accept a union of tables; only columns of both tables are used.
  const table = draftTable as typeof eventPhotoDrafts;
  return {
    max,
    read: async (id) => {
      const [row] = await db.select({ photos: table.photos }).from(table).where(eq(table.id, id));
      return row?.photos ?? null;
    },
    appendPhoto: async (tx, id, photo) => {
      const hasSpace = sql`jsonb_array_length(${table.photos}) < ${max}`;
      const hasPhoto = sql`${table.photos} @> ${JSON.stringify([{ id: photo.id }])}::jsonb`;
      const photos = sql`${table.photos} || ${JSON.stringify([photo])}::jsonb`;
      const addedRows = await tx
        .update(table)
        .set({ photos: sql`case when ${hasPhoto} then ${table.photos} else ${photos} end` })
        .where(and(eq(table.id, id), open, or(hasSpace, hasPhoto)))
        .returning({ id: table.id });
      return addedRows.length > 0;
    },
    startUpload: async (id, upload, limits) => {
      const recentUploads = sql`(select coalesce(jsonb_agg(u), '[]'::jsonb)
        from jsonb_array_elements(${table.uploads}) as u where (u ->> 'at')::bigint > ${limits.since})`;
      const updatedRows = await db
        .update(table)
        .set({ uploads: sql`${recentUploads} || ${JSON.stringify([upload])}::jsonb` })
        .where(and(eq(table.id, id), sql`jsonb_array_length(${recentUploads}) < ${limits.max}`))
        .returning({ id: table.id });
      return updatedRows.length > 0;
    },
    endUpload: async (id, uploadId) => {
      const remainingUploads = sql`(select coalesce(jsonb_agg(u), '[]'::jsonb)
        from jsonb_array_elements(${table.uploads}) as u where u ->> 'id' <> ${uploadId})`;
      await db.update(table).set({ uploads: remainingUploads }).where(eq(table.id, id));
    },
  };
}

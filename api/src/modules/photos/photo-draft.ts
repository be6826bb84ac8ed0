import { and, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { DeskPhoto } from '@gruenland/shared-contracts/api/photos.ts';
import type { Drizzle, Executor } from '#db/database.ts';
import type { adDrafts } from '#db/tables/ad-drafts.ts';
import type { eventPhotoDesks } from '#db/tables/event-photo-drafts.ts';
import type { StartedUpload } from '#db/tables/photo-columns.ts';

/** Where photos lie while they are put together, for an ad or a Veranstaltung. */
export interface PhotoShelf {
  /** How many it holds. */
  readonly most: number;
  /** Null where there is no such shelf. */
  read(id: string): Promise<readonly DeskPhoto[] | null>;
  /** Adds a photo at the end, whatever else is being changed. @returns false when there is no room */
  append(tx: Executor, id: string, photo: DeskPhoto): Promise<boolean>;
  /**
   * Notes that a file is on its way, if as many may be.
   * @param since those begun before are forgotten @returns false when there is no room
   */
  start(
    id: string,
    upload: StartedUpload,
    limits: { readonly most: number; readonly since: number },
  ): Promise<boolean>;
  /** A file has arrived, or was given up. */
  end(id: string, uploadId: string): Promise<void>;
}

export type ShelfTable = typeof adDrafts | typeof eventPhotoDesks;

/**
 * Shelves that are rows of a table.
 * @param open which of them take photos
 */
export function tableShelf(
  db: Drizzle,
  shelves: ShelfTable,
  { most, open }: { readonly most: number; readonly open?: SQL },
): PhotoShelf {
  // The builders take one table, not either; none but the columns of both is used.
  const table = shelves as typeof eventPhotoDesks;
  return {
    most,
    read: async (id) => {
      const [row] = await db.select({ photos: table.photos }).from(table).where(eq(table.id, id));
      return row?.photos ?? null;
    },
    append: async (tx, id, photo) => {
      const room = sql`jsonb_array_length(${table.photos}) < ${most}`;
      const added = await tx
        .update(table)
        .set({ photos: sql`${table.photos} || ${JSON.stringify([photo])}::jsonb` })
        .where(and(eq(table.id, id), open, room))
        .returning({ id: table.id });
      return added.length > 0;
    },
    start: async (id, upload, limits) => {
      const alive = sql`(select coalesce(jsonb_agg(u), '[]'::jsonb)
        from jsonb_array_elements(${table.uploads}) as u where (u ->> 'at')::bigint > ${limits.since})`;
      const started = await db
        .update(table)
        .set({ uploads: sql`${alive} || ${JSON.stringify([upload])}::jsonb` })
        .where(and(eq(table.id, id), sql`jsonb_array_length(${alive}) < ${limits.most}`))
        .returning({ id: table.id });
      return started.length > 0;
    },
    end: async (id, uploadId) => {
      const rest = sql`(select coalesce(jsonb_agg(u), '[]'::jsonb)
        from jsonb_array_elements(${table.uploads}) as u where u ->> 'id' <> ${uploadId})`;
      await db.update(table).set({ uploads: rest }).where(eq(table.id, id));
    },
  };
}

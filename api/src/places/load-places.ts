import { sql } from 'drizzle-orm';
import { ulid } from 'ulid';

import type { Drizzle } from '#db/database.ts';
import { places as table } from '#db/tables/ads.ts';
import { splitIntoBatches } from '#split-into-batches.ts';

import { foldWords } from './fold-words.ts';
import type { Place } from './place.repository.ts';

/**
 * Number of rows per statement. Larger statements would exceed PostgreSQL's limit of parameters or
 * the time limit of statements.
 */
const rowsPerStatement = 500;

export interface LoadOptions {
  /** Whether to delete all existing places first. */
  readonly deletesExisting: boolean;
  /** Called after each statement with the number of places written so far. */
  readonly onProgress: (writtenCount: number) => void;
}

/** Writes all places in one transaction. Updates places with the same postcode and name. */
export async function loadPlaces(
  db: Drizzle,
  places: readonly Place[],
  { deletesExisting, onProgress }: LoadOptions,
): Promise<void> {
  await db.transaction(async (tx) => {
    if (deletesExisting) await tx.delete(table);
    let loadedCount = 0;
    for (const batch of splitIntoBatches(places, rowsPerStatement)) {
      const rows = batch.map((place) => ({ ...place, id: ulid(), folded: foldWords(place.name) }));
      await tx
        .insert(table)
        .values(rows)
        .onConflictDoUpdate({
          target: [table.postcode, table.name],
          set: {
            region: sql`excluded.region`,
            district: sql`excluded.district`,
            lat: sql`excluded.lat`,
            lng: sql`excluded.lng`,
            folded: sql`excluded.folded`,
          },
        });
      loadedCount += rows.length;
      onProgress(loadedCount);
    }
  });
}

import { sql } from 'drizzle-orm';
import { ulid } from 'ulid';

import type { Drizzle } from '#db/database.ts';
import { places as table } from '#db/tables/ads.ts';

import { foldWords } from './fold-words.ts';
import type { Place } from './place.repository.ts';

/** Rows of one statement: below the limit of parameters, and quick enough for its deadline. */
const atOnce = 500;

export interface LoadOptions {
  /** Everything that is not in the table goes. */
  readonly replace: boolean;
  /** Called after each statement with how many places are written. */
  readonly progress: (written: number) => void;
}

/** Writes places, all or none; those that are known by postcode and name are put right. */
export async function loadPlaces(
  db: Drizzle,
  places: readonly Place[],
  { replace, progress }: LoadOptions,
): Promise<void> {
  await db.transaction(async (tx) => {
    if (replace) await tx.delete(table);
    for (let from = 0; from < places.length; from += atOnce) {
      const rows = places
        .slice(from, from + atOnce)
        .map((place) => ({ ...place, id: ulid(), folded: foldWords(place.name) }));
      await tx
        .insert(table)
        .values(rows)
        .onConflictDoUpdate({
          target: [table.postcode, table.name],
          set: {
            region: sql`excluded.region`,
            lat: sql`excluded.lat`,
            lng: sql`excluded.lng`,
            folded: sql`excluded.folded`,
          },
        });
      progress(from + rows.length);
    }
  });
}

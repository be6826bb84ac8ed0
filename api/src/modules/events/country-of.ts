import { and, asc, between, sql } from 'drizzle-orm';

import type { Executor } from '#db/database.ts';
import { places } from '#db/tables/ads.ts';

/** Degrees around a place in which another one is surely known. */
const AROUND = 0.6;

interface Located {
  readonly postcode: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/**
 * The country of a place. Five digits are German; four are Austrian or Swiss, which the nearest known
 * place tells.
 *
 * @returns null where nothing is known
 */
export async function countryOf(
  db: Executor,
  { postcode, latitude, longitude }: Located,
): Promise<'DE' | 'AT' | 'CH' | null> {
  if (postcode?.length === 5) return 'DE';
  if (postcode?.length !== 4 || latitude === null || longitude === null) return null;
  const [nearest] = await db
    .select({ region: places.region })
    .from(places)
    .where(
      and(
        sql`length(${places.postcode}) = 4`,
        between(places.lat, latitude - AROUND, latitude + AROUND),
        between(places.lng, longitude - AROUND, longitude + AROUND),
      ),
    )
    .orderBy(
      asc(
        sql`(${places.lat} - ${latitude}) * (${places.lat} - ${latitude})
          + (${places.lng} - ${longitude}) * (${places.lng} - ${longitude}) * 0.46`,
      ),
    )
    .limit(1);
  if (!nearest) return null;
  return nearest.region.startsWith('CH') ? 'CH' : 'AT';
}

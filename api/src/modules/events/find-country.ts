import { and, asc, between, sql } from 'drizzle-orm';

import type { Executor } from '#db/database.ts';
import { places } from '#db/tables/ads.ts';

/** Search radius in degrees, large enough that every postcode has a known place within it. */
const SEARCH_RADIUS_DEGREES = 0.6;

interface LocatedPlace {
  readonly postcode: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/**
 * Finds the country of a place. Five-digit postcodes are German. Four-digit postcodes are Austrian
 * or Swiss. For them, the nearest known place determines the country.
 *
 * @returns null if the country cannot be determined
 */
export async function findCountry(
  db: Executor,
  { postcode, latitude, longitude }: LocatedPlace,
): Promise<'DE' | 'AT' | 'CH' | null> {
  if (postcode?.length === 5) return 'DE';
  if (postcode?.length !== 4 || latitude === null || longitude === null) return null;
  const [nearestPlace] = await db
    .select({ region: places.region })
    .from(places)
    .where(
      and(
        sql`length(${places.postcode}) = 4`,
        between(places.lat, latitude - SEARCH_RADIUS_DEGREES, latitude + SEARCH_RADIUS_DEGREES),
        between(places.lng, longitude - SEARCH_RADIUS_DEGREES, longitude + SEARCH_RADIUS_DEGREES),
      ),
    )
    .orderBy(
      asc(
        sql`(${places.lat} - ${latitude}) * (${places.lat} - ${latitude})
          + (${places.lng} - ${longitude}) * (${places.lng} - ${longitude}) * 0.46`,
      ),
    )
    .limit(1);
  if (!nearestPlace) return null;
  return nearestPlace.region.startsWith('CH') ? 'CH' : 'AT';
}

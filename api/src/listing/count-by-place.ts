import { sql } from 'drizzle-orm';
import type { SQL, SQLWrapper } from 'drizzle-orm';

import type { PlaceCount, PlaceCounts } from '@gruenland/shared-contracts/api/place-counts.ts';

import type { Executor } from '#db/database.ts';
import type { Place } from '#places/place.repository.ts';

const MAX_PLACES = 300;

/** The entries of a list, and the columns with their place. */
export interface PlacedEntries {
  readonly from: SQLWrapper;
  readonly condition: SQL | undefined;
  readonly postcode: SQLWrapper;
  readonly place: SQLWrapper;
  readonly lat: SQLWrapper;
  readonly lng: SQLWrapper;
}

interface CountedPlace extends Record<string, unknown> {
  readonly postcode: string | null;
  readonly place: string | null;
  readonly lat: number | null;
  readonly lng: number | null;
  readonly count: number;
  readonly total: number;
}

/**
 * Counts the entries of a list by place, with one query. Coordinates are rounded to about a
 * kilometre, like those of an ad.
 */
export async function countByPlace(
  db: Executor,
  { from, condition, postcode, place, lat, lng }: PlacedEntries,
  near: (Place & { readonly radiusKm: number }) | null,
): Promise<PlaceCounts> {
  const { rows } = await db.execute<CountedPlace>(sql`
    select ${postcode} as postcode, ${place} as place, round(avg(${lat})::numeric, 2)::float8 as lat,
      round(avg(${lng})::numeric, 2)::float8 as lng,
      count(*)::int as count, sum(count(*)) over ()::int as total
    from ${from}
    where ${condition ?? sql`true`}
    group by ${postcode}, ${place}
    order by avg(${lat}) is null, count(*) desc, ${postcode}, ${place}
    limit ${MAX_PLACES}`);
  return {
    places: rows.flatMap(toPlaceCount),
    total: rows[0]?.total ?? 0,
    near: near && {
      place: near.name,
      postcode: near.postcode,
      lat: near.lat,
      lng: near.lng,
      radius: near.radiusKm,
    },
  };
}

/** Leaves out online events and entries whose place is unknown. */
function toPlaceCount({ postcode, place, lat, lng, count }: CountedPlace): PlaceCount[] {
  if (postcode === null || place === null || lat === null || lng === null) return [];
  return [{ postcode, place, lat, lng, count }];
}

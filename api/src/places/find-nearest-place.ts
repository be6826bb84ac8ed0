import { asc } from 'drizzle-orm';

import type { Executor } from '#db/database.ts';
import { places } from '#db/tables/ads.ts';

import { createDistanceExpression, createRadiusCondition } from './distance.ts';
import type { Place } from './place.repository.ts';

/** Places that are farther away do not count as near. */
const maxDistanceKm = 60;

/** Finds the place nearest to a point in degrees; null if no place is within 60 km. */
export async function findNearestPlace(
  db: Executor,
  point: { readonly lat: number; readonly lng: number },
): Promise<Place | null> {
  const rows = await db
    .select()
    .from(places)
    .where(createRadiusCondition(places, { ...point, radiusKm: maxDistanceKm }))
    .orderBy(asc(createDistanceExpression(places, point)))
    .limit(1);
  return rows[0] ?? null;
}

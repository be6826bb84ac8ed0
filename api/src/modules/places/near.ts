import { and, sql } from 'drizzle-orm';
import type { SQL, SQLWrapper } from 'drizzle-orm';

/** Columns that say where something is. */
interface Positioned {
  readonly lat: SQLWrapper;
  readonly lng: SQLWrapper;
}

interface Point {
  readonly lat: number;
  readonly lng: number;
}

const metersPerDegree = 111_195;

/** Metres between rows of a table and a point (haversine). */
export function distanceFrom(table: Positioned, point: Point): SQL<number> {
  return sql<number>`12742000 * asin(least(1, sqrt(
    power(sin(radians(${table.lat} - ${point.lat}::float8) / 2), 2)
    + cos(radians(${point.lat}::float8)) * cos(radians(${table.lat}))
    * power(sin(radians(${table.lng} - ${point.lng}::float8) / 2), 2))))`;
}

/** A box around the place, which the index knows, then the circle of so many kilometres in it. */
export function within(
  table: Positioned,
  { lat, lng, radius }: Point & { readonly radius: number },
): SQL | undefined {
  const high = (radius * 1000) / metersPerDegree;
  const wide = high / Math.max(0.2, Math.cos((lat * Math.PI) / 180));
  return and(
    sql`${table.lat} between ${lat - high}::float8 and ${lat + high}::float8`,
    sql`${table.lng} between ${lng - wide}::float8 and ${lng + wide}::float8`,
    sql`${distanceFrom(table, { lat, lng })} <= ${radius * 1000}::float8`,
  );
}

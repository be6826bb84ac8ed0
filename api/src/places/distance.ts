import { and, sql } from 'drizzle-orm';
import type { SQL, SQLWrapper } from 'drizzle-orm';

/** A table with coordinates. */
interface PositionColumns {
  readonly lat: SQLWrapper;
  readonly lng: SQLWrapper;
}

interface Point {
  readonly lat: number;
  readonly lng: number;
}

const metersPerDegree = 111_195;

/** Returns the SQL expression for the distance in metres between rows and a point (haversine). */
export function createDistanceExpression(table: PositionColumns, point: Point): SQL<number> {
  return sql<number>`12742000 * asin(least(1, sqrt(
    power(sin(radians(${table.lat} - ${point.lat}::float8) / 2), 2)
    + cos(radians(${point.lat}::float8)) * cos(radians(${table.lat}))
    * power(sin(radians(${table.lng} - ${point.lng}::float8) / 2), 2))))`;
}

/**
 * Returns the condition for rows within a radius in kilometres. A bounding box lets the query use
 * the index; the distance then excludes the corners of the box.
 */
export function createRadiusCondition(
  table: PositionColumns,
  { lat, lng, radiusKm }: Point & { readonly radiusKm: number },
): SQL | undefined {
  const latitudeSpan = (radiusKm * 1000) / metersPerDegree;
  const longitudeSpan = latitudeSpan / Math.max(0.2, Math.cos((lat * Math.PI) / 180));
  return and(
    sql`${table.lat} between ${lat - latitudeSpan}::float8 and ${lat + latitudeSpan}::float8`,
    sql`${table.lng} between ${lng - longitudeSpan}::float8 and ${lng + longitudeSpan}::float8`,
    sql`${createDistanceExpression(table, { lat, lng })} <= ${radiusKm * 1000}::float8`,
  );
}

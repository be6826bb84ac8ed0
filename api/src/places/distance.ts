import { and, sql } from 'drizzle-orm';
import type { SQL, SQLWrapper } from 'drizzle-orm';

/** The coordinate columns of a table. */
interface PositionColumns {
  readonly lat: SQLWrapper;
  readonly lng: SQLWrapper;
}

interface Coordinates {
  readonly lat: number;
  readonly lng: number;
}

const metersPerDegree = 111_195;

/** Returns the SQL expression for the distance in metres between rows and a point (haversine). */
export function createDistanceExpression(table: PositionColumns, point: Coordinates): SQL<number> {
  return sql<number>`12742000 * asin(least(1, sqrt(
    power(sin(radians(${table.lat} - ${point.lat}::float8) / 2), 2)
    + cos(radians(${point.lat}::float8)) * cos(radians(${table.lat}))
    * power(sin(radians(${table.lng} - ${point.lng}::float8) / 2), 2))))`;
}

/**
 * Returns the condition for rows within a radius in kilometres. A bounding box lets the query use
 * the index; the exact distance then excludes rows in the corners of the box.
 */
export function createRadiusCondition(
  table: PositionColumns,
  { lat, lng, radiusKm }: Coordinates & { readonly radiusKm: number },
): SQL | undefined {
  const latitudeSpanDegrees = (radiusKm * 1000) / metersPerDegree;
  const longitudeSpanDegrees = latitudeSpanDegrees / Math.max(0.2, Math.cos((lat * Math.PI) / 180));
  return and(
    sql`${table.lat} between ${lat - latitudeSpanDegrees}::float8 and ${lat + latitudeSpanDegrees}::float8`,
    sql`${table.lng} between ${lng - longitudeSpanDegrees}::float8 and ${lng + longitudeSpanDegrees}::float8`,
    sql`${createDistanceExpression(table, { lat, lng })} <= ${radiusKm * 1000}::float8`,
  );
}

import type { SearchParams } from '#search/params/search-params.ts';
import type { SearchRecord } from '#search/records/search-record.ts';

export interface Place {
  readonly lat: number;
  readonly lng: number;
}

const EARTH_METRES = 6_371_000;
const RADIANS = Math.PI / 180;

/** Distance over the globe in metres. */
export function metresBetween(a: Place, b: Place): number {
  const lat = Math.sin(((b.lat - a.lat) * RADIANS) / 2) ** 2;
  const lng = Math.sin(((b.lng - a.lng) * RADIANS) / 2) ** 2;
  const arc = lat + Math.cos(a.lat * RADIANS) * Math.cos(b.lat * RADIANS) * lng;
  return 2 * EARTH_METRES * Math.asin(Math.min(1, Math.sqrt(arc)));
}

/** Places of a record (`_geoloc`, one or several); what is no place is left out. */
export function placesOf(record: SearchRecord): Place[] {
  const geoloc = record['_geoloc'];
  const places = (Array.isArray(geoloc) ? geoloc : [geoloc]) as unknown[];
  return places.flatMap((place) => {
    const { lat, lng } = (place ?? {}) as { lat?: unknown; lng?: unknown };
    return typeof lat === 'number' && typeof lng === 'number' ? [{ lat, lng }] : [];
  });
}

/** Reads `aroundLatLng`. */
export function readPlace(text: string): Place {
  const [lat = 0, lng = 0] = text.split(',').map(Number);
  return { lat, lng };
}

function inBox({ lat, lng }: Place, box: readonly number[]): boolean {
  const [lat1 = 0, lng1 = 0, lat2 = 0, lng2 = 0] = box;
  if (lat < Math.min(lat1, lat2) || lat > Math.max(lat1, lat2)) return false;
  // The corners are top left and bottom right, in either order; a box may cross the date line.
  const west = Math.min(lng1, lng2);
  const east = Math.max(lng1, lng2);
  return east - west <= 180 ? lng >= west && lng <= east : lng <= west || lng >= east;
}

function inPolygon({ lat, lng }: Place, polygon: readonly number[]): boolean {
  let inside = false;
  const points = polygon.length / 2;
  for (let at = 0, before = points - 1; at < points; before = at, at += 1) {
    const [lat1, lng1] = [polygon[at * 2] ?? 0, polygon[at * 2 + 1] ?? 0];
    const [lat2, lng2] = [polygon[before * 2] ?? 0, polygon[before * 2 + 1] ?? 0];
    const crosses = lng1 > lng !== lng2 > lng;
    if (crosses && lat < ((lat2 - lat1) * (lng - lng1)) / (lng2 - lng1) + lat1) inside = !inside;
  }
  return inside;
}

/** Whether a record lies within the asked boxes or polygons. Null where none are asked. */
export function areaTest(params: SearchParams): ((record: SearchRecord) => boolean) | null {
  const { insideBoundingBox: boxes = [], insidePolygon: polygons = [] } = params;
  if (boxes.length === 0 && polygons.length === 0) return null;
  return (record) =>
    placesOf(record).some(
      (place) =>
        boxes.some((box) => inBox(place, box)) ||
        polygons.some((polygon) => inPolygon(place, polygon)),
    );
}

/** Distance of a record's nearest place; null where it has none. */
export function distanceTo(place: Place, record: SearchRecord): number | null {
  const distances = placesOf(record).map((other) => metresBetween(place, other));
  return distances.length === 0 ? null : Math.min(...distances);
}

/** Distances within one step count as the same (`aroundPrecision`, metres). */
export function stepOf(metres: number, precision: SearchParams['aroundPrecision'] = 10): number {
  if (typeof precision === 'number') return Math.floor(metres / Math.max(1, precision));
  const ranges = precision.toSorted((a, b) => a.from - b.from);
  let steps = 0;
  for (const [at, { from, value }] of ranges.entries()) {
    const end = Math.min(metres, ranges[at + 1]?.from ?? Number.POSITIVE_INFINITY);
    if (end > from) steps += (end - from) / Math.max(1, value);
  }
  return Math.floor(steps);
}

/** Hits that an automatic radius should hold. */
const AUTOMATIC_HITS = 1000;

/** The radius in metres: asked, unlimited, or so wide that it holds about a thousand hits. */
export function radiusFor(
  { aroundRadius, minimumAroundRadius = 1 }: SearchParams,
  distances: readonly number[],
): { readonly metres: number; readonly automatic: boolean } {
  if (aroundRadius === 'all') return { metres: Number.POSITIVE_INFINITY, automatic: false };
  if (aroundRadius !== undefined) return { metres: aroundRadius, automatic: false };
  const nearest = distances.toSorted((a, b) => a - b);
  const farthest = nearest[Math.min(AUTOMATIC_HITS, nearest.length) - 1] ?? 0;
  return { metres: Math.max(Math.ceil(farthest), minimumAroundRadius), automatic: true };
}

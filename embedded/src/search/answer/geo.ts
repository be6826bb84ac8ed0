import type { SearchParams } from '#search/params/search-params.ts';
import type { SearchRecord } from '#search/records/search-record.ts';

export interface Place {
  readonly lat: number;
  readonly lng: number;
}

const EARTH_METRES = 6_371_000;
const RADIANS = Math.PI / 180;

/** Great-circle distance in metres. */
export function metresBetween(a: Place, b: Place): number {
  const lat = Math.sin(((b.lat - a.lat) * RADIANS) / 2) ** 2;
  const lng = Math.sin(((b.lng - a.lng) * RADIANS) / 2) ** 2;
  const arc = lat + Math.cos(a.lat * RADIANS) * Math.cos(b.lat * RADIANS) * lng;
  return 2 * EARTH_METRES * Math.asin(Math.min(1, Math.sqrt(arc)));
}

/** Coordinates of a record (`_geoloc`, one or several); invalid ones are left out. */
export function placesOf(record: SearchRecord): Place[] {
  const geoloc = record['_geoloc'];
  const places = (Array.isArray(geoloc) ? geoloc : [geoloc]) as unknown[];
  return places.flatMap((place) => {
    const { lat, lng } = (place ?? {}) as { lat?: unknown; lng?: unknown };
    return typeof lat === 'number' && typeof lng === 'number' ? [{ lat, lng }] : [];
  });
}

/** Parses `aroundLatLng`. */
function readPlace(text: string): Place {
  const [lat = 0, lng = 0] = text.split(',').map(Number);
  return { lat, lng };
}

function inBox({ lat, lng }: Place, box: readonly number[]): boolean {
  const [lat1 = 0, lng1 = 0, lat2 = 0, lng2 = 0] = box;
  if (lat < Math.min(lat1, lat2) || lat > Math.max(lat1, lat2)) return false;
  // The corners may be given in either order; a box may cross the date line.
  const west = Math.min(lng1, lng2);
  const east = Math.max(lng1, lng2);
  return east - west <= 180 ? lng >= west && lng <= east : lng <= west || lng >= east;
}

/** A test for one polygon that first checks its bounding box. */
function polygonTest(polygon: readonly number[]): (place: Place) => boolean {
  const lats = Float64Array.from(polygon.filter((_number, at) => at % 2 === 0));
  const lngs = Float64Array.from(polygon.filter((_number, at) => at % 2 === 1));
  const [south, north] = [least(lats), -least(lats, -1)];
  const [west, east] = [least(lngs), -least(lngs, -1)];
  return ({ lat, lng }) => {
    if (lat < south || lat > north || lng < west || lng > east) return false;
    let inside = false;
    for (let at = 0, before = lats.length - 1; at < lats.length; before = at, at += 1) {
      const lng1 = lngs[at] ?? 0;
      const lng2 = lngs[before] ?? 0;
      if (lng1 > lng === lng2 > lng) continue;
      const lat1 = lats[at] ?? 0;
      const across = (((lats[before] ?? 0) - lat1) * (lng - lng1)) / (lng2 - lng1) + lat1;
      if (lat < across) inside = !inside;
    }
    return inside;
  };
}

/** The smallest number, multiplied by the sign. */
function least(numbers: Float64Array, sign = 1): number {
  return numbers.reduce((known, number) => Math.min(known, number * sign), Infinity);
}

/**
 * Tests whether a record is within one of the requested boxes. Without boxes, within one of the
 * polygons; with boxes, polygons are ignored (Algolia). Null without both.
 */
export function areaTest(params: SearchParams): ((record: SearchRecord) => boolean) | null {
  const { insideBoundingBox: boxes = [], insidePolygon: polygons = [] } = params;
  if (boxes.length === 0 && polygons.length === 0) return null;
  const tests =
    boxes.length > 0
      ? boxes.map((box) => (place: Place) => inBox(place, box))
      : polygons.map(polygonTest);
  return (record) => placesOf(record).some((place) => tests.some((test) => test(place)));
}

/** The centre of a geo search; ignored when boxes or polygons are given (Algolia). */
export function aroundPlace(params: SearchParams): Place | null {
  const { aroundLatLng, insideBoundingBox = [], insidePolygon = [] } = params;
  if (aroundLatLng === undefined || insideBoundingBox.length + insidePolygon.length > 0)
    return null;
  return readPlace(aroundLatLng);
}

/** Distance to a record's nearest place; null without coordinates. */
export function distanceTo(place: Place, record: SearchRecord): number | null {
  const distances = placesOf(record).map((other) => metresBetween(place, other));
  return distances.length === 0 ? null : Math.min(...distances);
}

/** Size of a distance step in metres (`aroundPrecision`); distances within one step are equal. */
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

/** Number of hits that an automatic radius should contain. */
const AUTOMATIC_HITS = 1000;

/** The radius in metres: requested, unlimited, or large enough for about a thousand hits. */
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

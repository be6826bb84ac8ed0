import type { SearchParams } from '#search/params/search-params.ts';
import type { SearchRecord } from '#search/records/search-record.ts';

export interface Place {
  readonly lat: number;
  readonly lng: number;
}

const EARTH_RADIUS_METRES = 6_371_000;
const RADIANS_PER_DEGREE = Math.PI / 180;

/** Returns the great-circle distance between two places in metres. */
function getDistanceMetres(a: Place, b: Place): number {
  const lat = Math.sin(((b.lat - a.lat) * RADIANS_PER_DEGREE) / 2) ** 2;
  const lng = Math.sin(((b.lng - a.lng) * RADIANS_PER_DEGREE) / 2) ** 2;
  const haversine =
    lat + Math.cos(a.lat * RADIANS_PER_DEGREE) * Math.cos(b.lat * RADIANS_PER_DEGREE) * lng;
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.min(1, Math.sqrt(haversine)));
}

/** Returns the valid places in a record's `_geoloc`, which is one place or a list of places. */
function getPlaces(record: SearchRecord): Place[] {
  const geoloc = record['_geoloc'];
  const places = (Array.isArray(geoloc) ? geoloc : [geoloc]) as unknown[];
  return places.flatMap((place) => {
    const { lat, lng } = (place ?? {}) as { lat?: unknown; lng?: unknown };
    return typeof lat === 'number' && typeof lng === 'number' ? [{ lat, lng }] : [];
  });
}

/** Parses `aroundLatLng`. */
function parsePlace(text: string): Place {
  const [lat = 0, lng = 0] = text.split(',').map(Number);
  return { lat, lng };
}

function isInBox({ lat, lng }: Place, box: readonly number[]): boolean {
  const [lat1 = 0, lng1 = 0, lat2 = 0, lng2 = 0] = box;
  if (lat < Math.min(lat1, lat2) || lat > Math.max(lat1, lat2)) return false;
  // The two corners may be given in any order. A box wider than 180° crosses the date line.
  const west = Math.min(lng1, lng2);
  const east = Math.max(lng1, lng2);
  return east - west <= 180 ? lng >= west && lng <= east : lng <= west || lng >= east;
}

/**
 * Creates a function that tests whether a place is in a polygon. It first compares the place with
 * the polygon's bounding box.
 */
function createPolygonPredicate(polygon: readonly number[]): (place: Place) => boolean {
  const lats = Float64Array.from(polygon.filter((_number, at) => at % 2 === 0));
  const lngs = Float64Array.from(polygon.filter((_number, at) => at % 2 === 1));
  const [south, north] = [findSmallest(lats), -findSmallest(lats, -1)];
  const [west, east] = [findSmallest(lngs), -findSmallest(lngs, -1)];
  return ({ lat, lng }) => {
    if (lat < south || lat > north || lng < west || lng > east) return false;
    let isInside = false;
    for (let at = 0, previousAt = lats.length - 1; at < lats.length; previousAt = at, at += 1) {
      const lng1 = lngs[at] ?? 0;
      const lng2 = lngs[previousAt] ?? 0;
      if (lng1 > lng === lng2 > lng) continue;
      const lat1 = lats[at] ?? 0;
      const edgeLat = (((lats[previousAt] ?? 0) - lat1) * (lng - lng1)) / (lng2 - lng1) + lat1;
      if (lat < edgeLat) isInside = !isInside;
    }
    return isInside;
  };
}

/** Multiplies all numbers by `sign` and returns the smallest product. */
function findSmallest(numbers: Float64Array, sign = 1): number {
  return numbers.reduce((known, number) => Math.min(known, number * sign), Infinity);
}

/**
 * Creates a predicate that returns whether a record is in one of the requested boxes. If there are
 * no boxes, it uses the requested polygons, as Algolia does. Returns null if the request has
 * neither boxes nor polygons.
 */
export function createAreaPredicate(
  params: SearchParams,
): ((record: SearchRecord) => boolean) | null {
  const { insideBoundingBox: boxes = [], insidePolygon: polygons = [] } = params;
  if (boxes.length === 0 && polygons.length === 0) return null;
  const areaPredicates =
    boxes.length > 0
      ? boxes.map((box) => (place: Place) => isInBox(place, box))
      : polygons.map(createPolygonPredicate);
  return (record) => getPlaces(record).some((place) => areaPredicates.some((test) => test(place)));
}

/**
 * Returns the centre of a geo search. With boxes or polygons, returns null, because Algolia then
 * ignores the centre.
 */
export function getSearchCentre(params: SearchParams): Place | null {
  const { aroundLatLng, insideBoundingBox = [], insidePolygon = [] } = params;
  if (aroundLatLng === undefined || insideBoundingBox.length + insidePolygon.length > 0)
    return null;
  return parsePlace(aroundLatLng);
}

/**
 * Returns the distance in metres to the nearest place of a record; null if the record has no place.
 */
export function getNearestDistanceMetres(place: Place, record: SearchRecord): number | null {
  const distances = getPlaces(record).map((other) => getDistanceMetres(place, other));
  return distances.length === 0 ? null : Math.min(...distances);
}

/**
 * Converts a distance in metres to the number of steps of `aroundPrecision` that fit into it.
 * Records with the same number of steps rank equally.
 */
export function toDistanceSteps(
  metres: number,
  precision: SearchParams['aroundPrecision'] = 10,
): number {
  if (typeof precision === 'number') return Math.floor(metres / Math.max(1, precision));
  const ranges = precision.toSorted((a, b) => a.from - b.from);
  let steps = 0;
  for (const [at, { from, value }] of ranges.entries()) {
    const end = Math.min(metres, ranges[at + 1]?.from ?? Number.POSITIVE_INFINITY);
    if (end > from) steps += (end - from) / Math.max(1, value);
  }
  return Math.floor(steps);
}

/** Approximate number of hits within a radius that is chosen automatically. */
const AUTOMATIC_RADIUS_HITS = 1000;

/**
 * Returns the radius in metres: the requested radius (infinity for `all`), or a radius that
 * contains about {@link AUTOMATIC_RADIUS_HITS} hits.
 */
export function chooseRadius(
  { aroundRadius, minimumAroundRadius = 1 }: SearchParams,
  distances: readonly number[],
): { readonly metres: number; readonly isAutomatic: boolean } {
  if (aroundRadius === 'all') return { metres: Number.POSITIVE_INFINITY, isAutomatic: false };
  if (aroundRadius !== undefined) return { metres: aroundRadius, isAutomatic: false };
  const sortedDistances = distances.toSorted((a, b) => a - b);
  const farthestDistanceMetres =
    sortedDistances[Math.min(AUTOMATIC_RADIUS_HITS, sortedDistances.length) - 1] ?? 0;
  return {
    metres: Math.max(Math.ceil(farthestDistanceMetres), minimumAroundRadius),
    isAutomatic: true,
  };
}

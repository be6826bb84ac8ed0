import { MAP_PLANE } from './german-states.generated.ts';

/** A point in the plane of the map, in its units. */
export interface MapPoint {
  readonly x: number;
  readonly y: number;
}

interface Coordinates {
  readonly lat: number;
  readonly lng: number;
}

const KILOMETERS_PER_DEGREE = 111.195;

/** Returns the distance of a latitude from the equator in the Mercator projection, in degrees. */
const toMercatorDegrees = (lat: number): number =>
  (Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) * 180) / Math.PI;

/** Returns the point of the map with these coordinates in degrees. */
export function projectPoint({ lat, lng }: Coordinates): MapPoint {
  const { west, north, unitsPerDegree, offset } = MAP_PLANE;
  return {
    x: offset.x + (lng - west) * unitsPerDegree,
    y: offset.y + (toMercatorDegrees(north) - toMercatorDegrees(lat)) * unitsPerDegree,
  };
}

/** Returns the length of a distance in kilometres at a latitude, in units of the map. */
export function projectDistance(kilometers: number, lat: number): number {
  const kilometersPerLongitude = KILOMETERS_PER_DEGREE * Math.cos((lat * Math.PI) / 180);
  return (kilometers / kilometersPerLongitude) * MAP_PLANE.unitsPerDegree;
}

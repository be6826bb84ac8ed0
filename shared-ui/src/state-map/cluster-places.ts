import type { PlaceCount } from '@gruenland/shared-contracts/api/place-counts.ts';
import { projectPoint } from './map-projection.ts';
import type { MapPoint } from './map-projection.ts';

/** A place with the smaller places so near that their dots would overlap. */
export interface PlaceCluster {
  readonly point: MapPoint;
  /** The place with the most entries, then the others. */
  readonly places: readonly [PlaceCount, ...PlaceCount[]];
}

/**
 * Groups places that are closer than `minDistance` to a place with more entries, so that each dot
 * can be hit.
 *
 * @param places sorted by number of entries, largest first
 * @param minDistance in units of the map
 */
export function clusterPlaces(
  places: readonly PlaceCount[],
  minDistance: number,
): readonly PlaceCluster[] {
  const clusters: { point: MapPoint; places: [PlaceCount, ...PlaceCount[]] }[] = [];
  for (const place of places) {
    const point = projectPoint(place);
    const [nearest] = clusters
      .map((cluster) => ({
        cluster,
        distance: Math.hypot(cluster.point.x - point.x, cluster.point.y - point.y),
      }))
      .toSorted((first, second) => first.distance - second.distance);
    if (nearest && nearest.distance < minDistance) nearest.cluster.places.push(place);
    else clusters.push({ point, places: [place] });
  }
  return clusters;
}

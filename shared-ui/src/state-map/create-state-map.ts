import type { PlaceCount, PlaceCounts } from '@gruenland/shared-contracts/api/place-counts.ts';
import { formatCount } from '#format/measure-text.ts';
import { clusterPlaces } from './cluster-places.ts';
import type { PlaceCluster } from './cluster-places.ts';
import { MAP_PLANE } from './german-states.generated.ts';
import { projectDistance, projectPoint } from './map-projection.ts';
import type { MapPoint } from './map-projection.ts';

/** A link of the map or of its table. */
export interface MapPlace {
  /** Place and number: „Kempten, 12 Anzeigen“. */
  readonly label: string;
  readonly count: number;
  readonly href: string;
}

/** A row of the table. Its link leads to the list around the place. */
export interface ListedPlace extends MapPlace {
  /** Id of the link within the page. */
  readonly id: string;
}

/**
 * A dot leads to the list around its place. While the visitor searches around a place, it leads to
 * its row of the table instead, so that the visitor's place and radius stay.
 */
export interface MapDot extends MapPlace, MapPoint {
  /** Radius in units of the map. */
  readonly r: number;
  /** Whether the list shows the area around this place. */
  readonly isChosen: boolean;
}

/** Data of a {@link StateMap}. */
export interface StateMapModel {
  /** What the map shows: „38 Anzeigen an 20 Orten“. */
  readonly summary: string;
  readonly dots: readonly MapDot[];
  /** The requested area; null without one. */
  readonly circle: (MapPoint & { readonly r: number }) | null;
  /** The visible part of the plane: the whole country, or the part around the area. */
  readonly view: MapPoint & { readonly width: number; readonly height: number };
  /** Size of lines and figures relative to the map of the whole country. */
  readonly scale: number;
  readonly places: readonly ListedPlace[];
  readonly closeHref: string;
  /** The list without an area; null if it has none. */
  readonly wholeHref: string | null;
}

export interface StateMapOptions {
  /** One entry of the list and several: „Anzeige“, „Anzeigen“. */
  readonly nouns: readonly [singular: string, plural: string];
  /** Radii in kilometres that the list accepts, in ascending order. */
  readonly radiiKm: readonly number[];
  /** Returns the URL of the list around a place such as „87435 Kempten“, with the map. */
  readonly buildPlaceHref: (place: string, radiusKm: number) => string;
  readonly closeHref: string;
  readonly wholeHref: string;
}

/** In units of the map: a dot has at least 24 CSS pixels in a window of 320 (WCAG 2.2, 2.5.8). */
const [MIN_DOT_RADIUS, MAX_DOT_RADIUS] = [54, 60];
/** Dots do not overlap, also after their points are rounded. */
const MIN_DOT_DISTANCE = 2 * MAX_DOT_RADIUS + 2;
/** The whole country with room for dots at its borders. */
const WHOLE_VIEW = {
  x: -MAX_DOT_RADIUS,
  y: -MAX_DOT_RADIUS,
  width: MAP_PLANE.width + 2 * MAX_DOT_RADIUS,
  height: MAP_PLANE.height + 2 * MAX_DOT_RADIUS,
};
/** Width of the visible part relative to the radius of the area. */
const VIEW_PER_RADIUS = 2.6;

/** Creates the map of the places of a list. */
export function createStateMap(
  { places, total, near }: PlaceCounts,
  options: StateMapOptions,
): StateMapModel {
  const circle = near && { ...projectPoint(near), r: projectDistance(near.radius, near.lat) };
  const view = circle ? getAreaView(circle) : WHOLE_VIEW;
  const scale = view.width / WHOLE_VIEW.width;
  const visiblePlaces = places.filter((place) =>
    isInside(projectPoint(place), view, MAX_DOT_RADIUS * scale),
  );
  const clusters = clusterPlaces(visiblePlaces, MIN_DOT_DISTANCE * scale);
  return {
    summary: describePlaces(places, total, options),
    dots: clusters.map((cluster) => ({
      ...roundPoint(cluster.point, 10),
      ...createClusterLink(cluster, options),
      ...(near && { href: `#${getPlaceId(cluster.places[0])}` }),
      r: Math.round(getDotRadius(cluster) * scale * 10) / 10,
      isChosen: near !== null && cluster.places.some(({ postcode }) => postcode === near.postcode),
    })),
    circle: circle && { ...roundPoint(circle), r: Math.round(circle.r) },
    view: { ...roundPoint(view), width: Math.round(view.width), height: Math.round(view.height) },
    scale,
    places: places.map((place) => createPlaceLink(place, options)),
    closeHref: options.closeHref,
    wholeHref: near && options.wholeHref,
  };
}

/** Returns the square around an area, which is at most as wide as the country. */
function getAreaView({ x, y, r }: MapPoint & { readonly r: number }): StateMapModel['view'] {
  const size = Math.min(WHOLE_VIEW.width, r * VIEW_PER_RADIUS);
  return { x: x - size / 2, y: y - size / 2, width: size, height: size };
}

/** Returns whether a point is inside of a view and `margin` away from its edges. */
const isInside = ({ x, y }: MapPoint, view: StateMapModel['view'], margin: number): boolean =>
  x >= view.x + margin &&
  y >= view.y + margin &&
  x <= view.x + view.width - margin &&
  y <= view.y + view.height - margin;

/** @param precision steps per unit of the map */
const roundPoint = ({ x, y }: MapPoint, precision = 1) => ({
  x: Math.round(x * precision) / precision,
  y: Math.round(y * precision) / precision,
});

const countEntries = (places: readonly PlaceCount[]): number =>
  places.reduce((sum, { count }) => sum + count, 0);

/** The area of a dot grows with the number of entries. */
const getDotRadius = ({ places }: PlaceCluster): number =>
  Math.min(MAX_DOT_RADIUS, MIN_DOT_RADIUS + 1.2 * Math.sqrt(countEntries(places) - 1));

function describePlaces(
  places: readonly PlaceCount[],
  total: number,
  { nouns: [singular, plural] }: StateMapOptions,
): string {
  const shown = countEntries(places);
  const others = total - shown;
  const placesText = places.length === 1 ? 'an einem Ort' : `an ${places.length} Orten`;
  const text = `${formatCount(shown, singular, plural)} ${shown === 0 ? 'mit Ort' : placesText}`;
  return others === 0 ? text : `${text}, ${others} weitere ohne Ort auf der Karte`;
}

/** A postcode alone can mean places in two countries. */
const formatPlace = ({ postcode, place }: PlaceCount): string => `${postcode} ${place}`;

const getPlaceId = (place: PlaceCount): string =>
  `ort-${formatPlace(place).replaceAll(/[^\p{L}\p{N}]+/gu, '-')}`;

function createPlaceLink(place: PlaceCount, options: StateMapOptions): ListedPlace {
  const [radiusKm = 0] = options.radiiKm;
  return {
    id: getPlaceId(place),
    label: formatPlace(place),
    count: place.count,
    href: options.buildPlaceHref(formatPlace(place), radiusKm),
  };
}

function createClusterLink({ point, places }: PlaceCluster, options: StateMapOptions): MapPlace {
  const [first, ...others] = places;
  const count = countEntries(places);
  const neighboursText =
    others.length === 0
      ? ''
      : ` und ${others.length === 1 ? 'ein weiterer Ort' : `${others.length} weitere Orte`}`;
  const distances = others.map((place) => {
    const { x, y } = projectPoint(place);
    return Math.hypot(x - point.x, y - point.y);
  });
  const radiusKm =
    options.radiiKm.find(
      (radius) => projectDistance(radius, first.lat) > Math.max(0, ...distances),
    ) ??
    options.radiiKm.at(-1) ??
    0;
  const countText = formatCount(count, ...options.nouns);
  return {
    label: `${first.place}${neighboursText}, ${countText}`,
    count,
    href: options.buildPlaceHref(formatPlace(first), radiusKm),
  };
}

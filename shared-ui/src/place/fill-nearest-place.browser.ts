import { formatPlace } from '@gruenland/shared-contracts/api/places.ts';
import type { NearestPlace } from '@gruenland/shared-contracts/api/places.ts';
import type { HttpApi } from '@gruenland/shared-contracts/shell-api.ts';

import { fillPlace } from './fill-place.ts';
import type { PlaceInputs } from './fill-place.ts';

const LOCATE_TIMEOUT_MS = 10_000;
/** A position of the last ten minutes is good enough for a radius of 10 km and more. */
const MAX_POSITION_AGE_MS = 600_000;
/**
 * Decimal places of the coordinates that leave the browser, about 1 km. The nearest place needs no
 * more, and the address of the visitor stays private.
 */
const DECIMAL_PLACES = 2;

/**
 * Asks the browser for the visitor's position and fills in the nearest place. Returns the German
 * text that states the result.
 */
export async function fillNearestPlace(http: HttpApi, inputs: PlaceInputs): Promise<string> {
  // Missing in browsers without this feature and on pages without https.
  if (!('geolocation' in navigator))
    return 'Dieser Browser kann den Standort nicht ermitteln. Bitte geben Sie den Ort ein.';
  let coords: GeolocationCoordinates;
  try {
    ({ coords } = await requestPosition());
  } catch (error) {
    return (error as GeolocationPositionError).code === 1
      ? 'Ihr Browser gibt den Standort nicht frei. Bitte geben Sie den Ort ein, oder erlauben Sie den Standort in den Einstellungen des Browsers.'
      : 'Ihr Standort lässt sich gerade nicht ermitteln. Bitte geben Sie den Ort ein.';
  }
  const query = new URLSearchParams({
    lat: coords.latitude.toFixed(DECIMAL_PLACES),
    lng: coords.longitude.toFixed(DECIMAL_PLACES),
  });
  const { place } = await http<NearestPlace>(`/api/places/nearest?${query}`);
  if (!place) return 'In Ihrer Nähe kennen wir keinen Ort. Bitte geben Sie einen Ort ein.';
  fillPlace(inputs, place);
  return `Eingetragen: ${formatPlace(place)}`;
}

const requestPosition = () =>
  new Promise<GeolocationPosition>((resolve, reject) =>
    navigator.geolocation.getCurrentPosition(resolve, reject, {
      timeout: LOCATE_TIMEOUT_MS,
      maximumAge: MAX_POSITION_AGE_MS,
    }),
  );

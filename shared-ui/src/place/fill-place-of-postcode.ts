import type { PlaceSuggestion, PlaceSuggestions } from '@gruenland/shared-contracts/api/places.ts';
import type { HttpApi } from '@gruenland/shared-contracts/shell-api.ts';

import { fillPlaceName } from './fill-place.ts';
import type { PlaceInputs } from './fill-place.ts';

/** Names that were filled in and may be replaced when the postcode changes. */
const filledNames = new WeakMap<HTMLInputElement, string>();

/** Returns the postcode if it is complete and the visitor has typed no place; null otherwise. */
export function getPostcodeWithoutPlace({ postcode, place }: PlaceInputs): string | null {
  const isPlaceTyped = place.value !== '' && place.value !== filledNames.get(place);
  const text = postcode?.value.trim() ?? '';
  return !isPlaceTyped && /^\d{4,5}$/.test(text) ? text : null;
}

/**
 * Fills in the place of a complete postcode, if the postcode has only one and the visitor has
 * typed none. Clears the place of the postcode before.
 *
 * @returns the places of the postcode; empty if there is nothing to fill in
 */
export async function fillPlaceOfPostcode(
  http: HttpApi,
  inputs: PlaceInputs,
): Promise<readonly PlaceSuggestion[]> {
  const postcode = getPostcodeWithoutPlace(inputs);
  if (!postcode) return [];
  const query = new URLSearchParams({ q: postcode });
  const answer = await http<PlaceSuggestions>(`/api/places?${query}`, { retry: 0 });
  const places = answer.places.filter((place) => place.postcode === postcode);
  const [onlyPlace] = places.length === 1 ? places : [];
  // The visitor may have typed in the meantime.
  if (getPostcodeWithoutPlace(inputs) !== postcode) return places;
  if (onlyPlace) filledNames.set(inputs.place, onlyPlace.name);
  if (onlyPlace ?? inputs.place.value) fillPlaceName(inputs, onlyPlace?.name ?? '');
  return places;
}

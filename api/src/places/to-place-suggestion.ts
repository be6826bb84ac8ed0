import type { PlaceSuggestion } from '@gruenland/shared-contracts/api/places.ts';

import type { Place } from './place.repository.ts';
import { getRegionName } from './region-name.ts';

/** Returns what visitors see of a place. */
export function toPlaceSuggestion({ postcode, name, region, district }: Place): PlaceSuggestion {
  return { postcode, name, district, state: getRegionName(region) };
}

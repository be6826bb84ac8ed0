import type { SchemaOutput } from '#schema-output.ts';

import type {
  nearestPlaceSchema,
  placeSuggestionSchema,
  placeSuggestionsSchema,
} from './places.schema.ts';

/**
 * A place that visitors can choose.
 *
 * - `district`: Rural district, for example „Landkreis Kelheim“; null for cities and if unknown.
 * - `state`: Name of the German state, or of the country outside of Germany.
 */
export type PlaceSuggestion = SchemaOutput<typeof placeSuggestionSchema>;

/** Response to `GET /api/places`, best match first. */
export type PlaceSuggestions = SchemaOutput<typeof placeSuggestionsSchema>;

/** Response to `GET /api/places/nearest`. The place is null if all known places are far away. */
export type NearestPlace = SchemaOutput<typeof nearestPlaceSchema>;

/** Returns the text that stands for a place in place fields and URLs: „67433 Neustadt“. */
export const formatPlace = ({ postcode, name }: Pick<PlaceSuggestion, 'postcode' | 'name'>) =>
  `${postcode} ${name}`;

/** Returns what distinguishes places with the same name: „Landkreis Kelheim, Bayern“. */
export const formatPlaceArea = ({ district, state }: PlaceSuggestion): string =>
  [district, state].filter(Boolean).join(', ');

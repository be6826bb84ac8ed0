import { z } from 'zod';

/** A place that visitors can choose. */
export const placeSuggestionSchema = z.object({
  postcode: z.string(),
  name: z.string(),
  district: z.string().nullable(),
  state: z.string(),
});

/** Query of `GET /api/places`: the first letters of a name, or the first digits of a postcode. */
export const placeSuggestionsQuerySchema = z.object({ q: z.string().trim().min(1).max(80) });

/** Response to `GET /api/places`, best match first. */
export const placeSuggestionsSchema = z.object({ places: z.array(placeSuggestionSchema) });

/** Query of `GET /api/places/nearest`: coordinates in degrees. */
export const nearestPlaceQuerySchema = z.object({
  lat: z.coerce.number<string>().min(-90).max(90),
  lng: z.coerce.number<string>().min(-180).max(180),
});

/** Response to `GET /api/places/nearest`. The place is null if all known places are far away. */
export const nearestPlaceSchema = z.object({ place: placeSuggestionSchema.nullable() });

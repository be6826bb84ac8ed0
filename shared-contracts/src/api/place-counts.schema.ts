import { z } from 'zod';

/**
 * Response to `GET /api/kleinanzeigen/places`, `/api/events/places` and `/api/jobs/places`: the
 * places of all entries that match the filters of the list.
 */
export const placeCountsSchema = z.object({
  /** The places with the most entries, at most 300. */
  places: z
    .array(
      z.object({
        postcode: z.string(),
        place: z.string(),
        lat: z.number(),
        lng: z.number(),
        count: z.int().min(1),
      }),
    )
    .readonly(),
  /** Number of all entries, also of those at other places and of those without a place. */
  total: z.int().min(0),
  /** Centre and radius in kilometres of the requested area; null without one. */
  near: z
    .object({
      place: z.string(),
      postcode: z.string(),
      lat: z.number(),
      lng: z.number(),
      radius: z.number(),
    })
    .nullable(),
});

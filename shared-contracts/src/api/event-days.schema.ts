import { z } from 'zod';

import { countDaysBetween } from '#german-calendar.ts';
import { calendarDaySchema } from '#api/typed-day.schema.ts';
import { eventListQuerySchema } from '#api/events.schema.ts';

/** Maximum number of days of one request: two months. */
const MAX_DAYS = 62;
const daySchema = calendarDaySchema();

/**
 * Query of `GET /api/events/days`: the filters of the list with a first and a last day, both
 * inclusive. The page number of the list has no effect.
 */
export const eventDaysQuerySchema = eventListQuerySchema
  .extend({ von: daySchema, bis: daySchema })
  .refine(
    ({ von, bis }) => von <= bis && countDaysBetween(von, bis) < MAX_DAYS,
    `bis must be at most ${MAX_DAYS - 1} days after von`,
  );

export type EventDaysQuery = z.infer<typeof eventDaysQuerySchema>;

/** Response to `GET /api/events/days`. */
export const eventDaysSchema = z.object({
  /**
   * Number of occurrences by day. An occurrence of several days counts on each of them. Days without
   * occurrences are left out.
   */
  days: z.record(daySchema, z.int().min(1)),
});

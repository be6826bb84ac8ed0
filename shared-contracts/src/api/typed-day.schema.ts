import { z } from 'zod';

import { readGermanDay } from '#forms/german-day.ts';

const FIRST_DAY = '1900-01-01';
const LAST_DAY = '2199-12-31';

/**
 * Schema of a day such as `2026-12-31`, from 1900 to 2199. Earlier and later days can become
 * timestamps that the database rejects.
 */
export function calendarDaySchema(message?: string) {
  return z.iso.date(message).refine((day) => FIRST_DAY <= day && day <= LAST_DAY, message);
}

/**
 * Schema of a date that was chosen in the date picker or typed as `31.12.2025`. Converts it to
 * `2025-12-31`.
 */
export function typedDaySchema(message: string) {
  return z.preprocess(
    (value) => (typeof value === 'string' ? (readGermanDay(value) ?? value) : value),
    calendarDaySchema(message),
  );
}

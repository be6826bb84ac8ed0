import { z } from 'zod';

import { readGermanDay } from '#forms/german-day.ts';

/**
 * Schema for a date that was chosen in the date picker or typed as `31.12.2025`. The result is
 * `2025-12-31`.
 */
export function typedDaySchema(message: string) {
  return z.preprocess(
    (value) => (typeof value === 'string' ? (readGermanDay(value) ?? value) : value),
    z.iso.date(message),
  );
}

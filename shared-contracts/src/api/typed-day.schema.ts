import { z } from 'zod';

import { readGermanDay } from '#forms/german-day.ts';

/**
 * A day of a form: from the browser's calendar, or `31.12.2025` where there is none and it was typed.
 * Comes out as `2025-12-31`.
 */
export function typedDay(message: string) {
  return z.preprocess(
    (value) => (typeof value === 'string' ? (readGermanDay(value) ?? value) : value),
    z.iso.date(message),
  );
}

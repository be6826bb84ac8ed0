import { readGermanNumber } from './german-number.ts';

/** Maximum of the price filter in euros. */
export const maxFilterEuros = 99_999_999;
/** Maximum of the hourly pay filter in euros. */
export const maxFilterEurosPerHour = 200;

/**
 * Parses a number filter from a URL (`4.300`, `10,50`, `10000 €`). Returns null for text, for
 * numbers that are not positive and for numbers above `max`. The api and the filter form both use
 * this function, so that the form does not show a filter that the api ignores.
 */
export function parseFilterNumber(text: string | null | undefined, max: number): number | null {
  const number = readGermanNumber(text ?? '');
  return number !== null && number > 0 && number <= max ? number : null;
}

import { readGermanNumber } from './german-number.ts';

/** Greatest price a list can be narrowed to, in euros. */
export const mostEuros = 99_999_999;
/** Greatest pay of an hour a list can be narrowed to, in euros. */
export const mostEurosPerHour = 200;

/**
 * What a list understands of a number in its address (`4.300`, `10,50`, `10000 €`): null for what is
 * none, not above zero or above `most`. The api filters by it, field and chip show it: what is not
 * understood is not shown as if it narrowed the list.
 */
export function filterNumber(text: string | null | undefined, most: number): number | null {
  const number = readGermanNumber(text ?? '');
  return number !== null && number > 0 && number <= most ? number : null;
}

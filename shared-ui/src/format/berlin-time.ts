/** Date and time in Germany. */
export interface BerlinTime {
  readonly year: number;
  /** Month, 1 to 12. */
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  /** Day of the week; 0 is Sunday. */
  readonly weekday: number;
}

let format: Intl.DateTimeFormat | undefined;

/**
 * Converts a point in time to German time. Only the numbers come from Intl; words and word order
 * are defined in this package. Server and browser thus render the same text even if their locale
 * data differ, so that hydration does not fail.
 */
export function convertToBerlinTime(date: Date): BerlinTime {
  format ??= new Intl.DateTimeFormat('en-u-hc-h23', {
    timeZone: 'Europe/Berlin',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  const parts = new Map(format.formatToParts(date).map(({ type, value }) => [type, value]));
  const getNumericPart = (name: Intl.DateTimeFormatPartTypes) => Number(parts.get(name));
  const [year, month, day] = [
    getNumericPart('year'),
    getNumericPart('month'),
    getNumericPart('day'),
  ];
  const weekday = new Date(Date.UTC(year, month - 1, day)).getUTCDay();
  return {
    year,
    month,
    day,
    hour: getNumericPart('hour'),
    minute: getNumericPart('minute'),
    weekday,
  };
}

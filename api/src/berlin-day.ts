const dayMs = 86_400_000;
const isoDayFormat = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' });

/** Returns the calendar day in Germany at a moment, for example `2026-11-21`. */
export const berlinDay = (moment: Date): string => isoDayFormat.format(moment);

/** Adds calendar days to a day, independent of daylight saving time. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/** Returns the number of calendar days from `firstDay` to `lastDay`; negative if `lastDay` is earlier. */
export function daysBetween(firstDay: string, lastDay: string): number {
  return Math.round(
    (Date.parse(`${lastDay}T00:00:00Z`) - Date.parse(`${firstDay}T00:00:00Z`)) / dayMs,
  );
}

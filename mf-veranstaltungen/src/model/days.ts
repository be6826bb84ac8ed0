/** Returns the weekday of a day such as `2026-11-21`. 0 is Sunday. */
export function getWeekday(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

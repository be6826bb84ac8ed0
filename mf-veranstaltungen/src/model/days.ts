/** Returns the day of the week, from 0 for Sunday, of a day such as `2026-11-21`. */
export function getWeekday(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

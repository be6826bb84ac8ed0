const DAY_MS = 86_400_000;
const toUtcDate = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** Returns the day that is `days` days after `day`. Both days have the form `2026-11-21`. */
export function addDays(day: string, days: number): string {
  return new Date(toUtcDate(day).getTime() + days * DAY_MS).toISOString().slice(0, 10);
}

/** Returns the day of the week; 0 is Sunday. */
export function getWeekday(day: string): number {
  return toUtcDate(day).getUTCDay();
}

/** Returns the last day of a month such as `2026-12`. */
export function getLastDayOfMonth(month: string): string {
  const [year = 0, monthNumber = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, monthNumber, 0)).toISOString().slice(0, 10);
}

/** Lists `count` months such as `2026-12`, starting with the month that contains `day`. */
export function listMonths(day: string, count: number): string[] {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return Array.from({ length: count }, (_, monthIndex) =>
    new Date(Date.UTC(year, month - 1 + monthIndex, 1)).toISOString().slice(0, 7),
  );
}

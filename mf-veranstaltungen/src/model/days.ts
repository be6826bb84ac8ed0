const DAY_MS = 86_400_000;
const utc = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** Adds days to a day such as `2026-11-21`. */
export function dayAfter(day: string, days: number): string {
  return new Date(utc(day).getTime() + days * DAY_MS).toISOString().slice(0, 10);
}

/** Day of the week; 0 is Sunday. */
export function weekdayOf(day: string): number {
  return utc(day).getUTCDay();
}

/** Last day of a month such as `2026-12`. */
export function lastOfMonth(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}

/** Months such as `2026-12`, starting with the month of the given day. */
export function monthsFrom(day: string, count: number): string[] {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return Array.from({ length: count }, (_, at) =>
    new Date(Date.UTC(year, month - 1 + at, 1)).toISOString().slice(0, 7),
  );
}

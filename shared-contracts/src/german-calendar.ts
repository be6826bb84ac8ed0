/**
 * The calendar of Germany: days, months and wall-clock times. Only this file may compute days from
 * the UTC fields of a `Date`; a repository check enforces this.
 */
const berlinFormat = new Intl.DateTimeFormat('en-u-hc-h23', {
  timeZone: 'Europe/Berlin',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
});

/** Returns the offset of German time from UTC, in milliseconds. */
function getGermanOffsetMs(moment: number): number {
  const parts = new Map(
    berlinFormat.formatToParts(moment).map(({ type, value }) => [type, Number(value)]),
  );
  const getDatePart = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? 0;
  const wallClockMs = Date.UTC(
    getDatePart('year'),
    getDatePart('month') - 1,
    getDatePart('day'),
    getDatePart('hour'),
    getDatePart('minute'),
    getDatePart('second'),
  );
  return wallClockMs - Math.floor(moment / 1000) * 1000;
}

/**
 * Converts a German wall-clock time to a point in time. The wall-clock time is stored in the UTC
 * fields of `localTime`. A time that is skipped in spring becomes one hour later. A time that
 * occurs twice in autumn becomes the earlier of the two points in time.
 */
export function convertFromGermanTime(localTime: Date): Date {
  const wallClockMs = localTime.getTime();
  const earlierMs = wallClockMs - getGermanOffsetMs(wallClockMs - 7_200_000);
  const laterMs = wallClockMs - getGermanOffsetMs(wallClockMs);
  const matchingMs = [earlierMs, laterMs].find(
    (moment) => moment + getGermanOffsetMs(moment) === wallClockMs,
  );
  return new Date(matchingMs ?? earlierMs);
}

/**
 * Converts a point in time to the German wall-clock time, stored in the UTC fields of the result.
 */
export function convertToGermanTime(moment: Date): Date {
  return new Date(moment.getTime() + getGermanOffsetMs(moment.getTime()));
}

const dayMs = 86_400_000;
const parseDay = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const formatDay = (timestampMs: number): string => new Date(timestampMs).toISOString().slice(0, 10);

/** Returns the calendar day in Germany at a moment, for example `2026-11-21`. */
export const getBerlinDay = (moment: Date): string =>
  formatDay(convertToGermanTime(moment).getTime());

/** Adds calendar days to a day, regardless of daylight saving time. */
export const addDays = (day: string, days: number): string =>
  formatDay(parseDay(day) + days * dayMs);

/** Adds months to a day. If the new month lacks the day, returns its last day (§ 188 BGB). */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, dayOfMonth = 1] = day.split('-').map(Number);
  const lastDayMs = Date.UTC(year, month + months, 0);
  const sameDayMs = Date.UTC(year, month - 1 + months, dayOfMonth);
  return formatDay(Math.min(lastDayMs, sameDayMs));
}

/** Returns the number of calendar days from `firstDay` to `lastDay`; negative if `lastDay` is earlier. */
export const countDaysBetween = (firstDay: string, lastDay: string): number =>
  Math.round((parseDay(lastDay) - parseDay(firstDay)) / dayMs);

/** Returns the last day of a month such as `2026-12`. */
export const getLastDayOfMonth = (month: string): string =>
  addDays(addMonths(`${month}-01`, 1), -1);

/** Lists `count` months such as `2026-12`, starting with the month that contains `day`. */
export function listMonths(day: string, count: number): string[] {
  const firstDay = `${day.slice(0, 7)}-01`;
  return Array.from({ length: count }, (_, months) => addMonths(firstDay, months).slice(0, 7));
}

/**
 * Returns the start of a German day such as `2026-11-21`, or the start of the day that is `days`
 * days later.
 */
export function getStartOfGermanDay(day: string, days = 0): Date {
  return convertFromGermanTime(new Date(parseDay(day) + days * dayMs));
}

/** Returns the last second of a German day such as `2026-11-21`. */
export const getEndOfGermanDay = (day: string): Date =>
  new Date(getStartOfGermanDay(day, 1).getTime() - 1000);

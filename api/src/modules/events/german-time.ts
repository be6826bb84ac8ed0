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
function getOffsetMs(moment: number): number {
  const parts = new Map(
    berlinFormat.formatToParts(moment).map(({ type, value }) => [type, Number(value)]),
  );
  const getPart = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? 0;
  const wallClockMs = Date.UTC(
    getPart('year'),
    getPart('month') - 1,
    getPart('day'),
    getPart('hour'),
    getPart('minute'),
    getPart('second'),
  );
  return wallClockMs - Math.floor(moment / 1000) * 1000;
}

/**
 * Converts a German wall-clock time to a point in time. The wall-clock time is stored in the UTC
 * fields of `localTime`. A time that is skipped in spring becomes one hour later. A time that
 * occurs twice in autumn becomes the earlier of the two points in time.
 */
export function fromGermanTime(localTime: Date): Date {
  const wallClockMs = localTime.getTime();
  const earlierMs = wallClockMs - getOffsetMs(wallClockMs - 7_200_000);
  const laterMs = wallClockMs - getOffsetMs(wallClockMs);
  const matchingMs = [earlierMs, laterMs].find(
    (moment) => moment + getOffsetMs(moment) === wallClockMs,
  );
  return new Date(matchingMs ?? earlierMs);
}

/**
 * Converts a point in time to the German wall-clock time, stored in the UTC fields of the result.
 */
export function toGermanTime(moment: Date): Date {
  return new Date(moment.getTime() + getOffsetMs(moment.getTime()));
}

/**
 * Returns the start of a German day such as `2026-11-21`, or the start of the day that is `days`
 * days later.
 */
export function startOfGermanDay(day: string, days = 0): Date {
  return fromGermanTime(new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000));
}

const clock = new Intl.DateTimeFormat('en-u-hc-h23', {
  timeZone: 'Europe/Berlin',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
});

/** Offset of German time from UTC, in milliseconds. */
function offsetAt(moment: number): number {
  const parts = new Map(
    clock.formatToParts(moment).map(({ type, value }) => [type, Number(value)]),
  );
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? 0;
  const shown = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return shown - Math.floor(moment / 1000) * 1000;
}

/**
 * Converts a German wall-clock time, stored in the UTC fields of `local`, to a point in time. A
 * skipped time in spring means the hour after it; an ambiguous time in autumn means the first one.
 */
export function fromGermanTime(local: Date): Date {
  const shown = local.getTime();
  const early = shown - offsetAt(shown - 7_200_000);
  const late = shown - offsetAt(shown);
  const right = [early, late].find((moment) => moment + offsetAt(moment) === shown);
  return new Date(right ?? early);
}

/** German wall-clock time of a point in time, stored in the UTC fields of the result. */
export function toGermanTime(moment: Date): Date {
  return new Date(moment.getTime() + offsetAt(moment.getTime()));
}

/** Start of a German day such as `2026-11-21`, or of the day `days` later. */
export function germanDay(day: string, days = 0): Date {
  return fromGermanTime(new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000));
}

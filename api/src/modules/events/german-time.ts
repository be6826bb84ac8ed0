const clock = new Intl.DateTimeFormat('en-u-hc-h23', {
  timeZone: 'Europe/Berlin',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
});

/** Milliseconds that German clocks are ahead of UTC at a moment. */
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
 * The moment at which German clocks show what `local` says in its UTC fields. An hour that is skipped
 * in spring means the hour after it; one that comes twice in autumn means the first.
 */
export function fromGermanTime(local: Date): Date {
  const shown = local.getTime();
  const early = shown - offsetAt(shown - 7_200_000);
  const late = shown - offsetAt(shown);
  const right = [early, late].find((moment) => moment + offsetAt(moment) === shown);
  return new Date(right ?? early);
}

/** What German clocks show at a moment, in the UTC fields of a date. */
export function toGermanTime(moment: Date): Date {
  return new Date(moment.getTime() + offsetAt(moment.getTime()));
}

/** First moment of a day like `2026-11-21` in Germany, or of the day after `days` more. */
export function germanDay(day: string, days = 0): Date {
  return fromGermanTime(new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000));
}

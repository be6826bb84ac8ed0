const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Berlin',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** Start and end of an all-day occurrence in German local time. */
export const ALL_DAY = { start: '00:00', end: '23:59' } as const;

/** Whether an occurrence lasts one or several whole days in German local time (domain 2.5). */
export function isAllDay(date: {
  readonly startsAt: Date | string;
  readonly endsAt: Date | string;
}): boolean {
  return startsAtMidnight(date.startsAt) && clock.format(new Date(date.endsAt)) === ALL_DAY.end;
}

/** Whether a moment is midnight in Germany. */
export function startsAtMidnight(moment: Date | string): boolean {
  return clock.format(new Date(moment)) === ALL_DAY.start;
}

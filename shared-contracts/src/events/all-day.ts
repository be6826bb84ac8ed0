const clockTimeFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Berlin',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** Start and end of an all-day occurrence in German local time. */
export const ALL_DAY_TIMES = { start: '00:00', end: '23:59' } as const;

/** Whether an occurrence lasts one or several whole days in German local time (domain 2.5). */
export function isAllDay(date: {
  readonly startsAt: Date | string;
  readonly endsAt: Date | string;
}): boolean {
  return (
    isMidnightInGermany(date.startsAt) &&
    clockTimeFormat.format(new Date(date.endsAt)) === ALL_DAY_TIMES.end
  );
}

/** Whether a moment is midnight in Germany. */
export function isMidnightInGermany(moment: Date | string): boolean {
  return clockTimeFormat.format(new Date(moment)) === ALL_DAY_TIMES.start;
}

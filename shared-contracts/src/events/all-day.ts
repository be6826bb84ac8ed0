const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Berlin',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** The hours of what lasts all day, as it is written and kept: from the first minute to the last. */
export const ALL_DAY = { start: '00:00', end: '23:59' } as const;

/** Whether a date lasts all day (domain 2.5), or several: German clocks show its hours. */
export function isAllDay(date: {
  readonly startsAt: Date | string;
  readonly endsAt: Date | string;
}): boolean {
  return beginsDay(date.startsAt) && clock.format(new Date(date.endsAt)) === ALL_DAY.end;
}

/** Whether a moment is the first minute of a day in Germany. */
export function beginsDay(moment: Date | string): boolean {
  return clock.format(new Date(moment)) === ALL_DAY.start;
}

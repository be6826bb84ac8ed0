const wallTimePattern = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2}))?)?$/u;
const instantPattern =
  /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/u;

const berlinFormat = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** Returns the UTC offset of Berlin at that time in milliseconds. */
function getOffsetMs(time: number): number {
  const whole = Math.floor(time / 1000) * 1000;
  return Date.parse(`${berlinFormat.format(whole).replace(' ', 'T')}Z`) - whole;
}

/**
 * Parses `YYYY-MM-DD[ HH:mm[:ss]]` as Berlin time, or a time with an explicit zone. Returns
 * undefined for anything else. In the hour that occurs twice in autumn, a time means its second
 * occurrence.
 */
export function parseBerlinTime(text: string): Date | undefined {
  if (instantPattern.test(text)) {
    const time = Date.parse(text.replace(' ', 'T'));
    return Number.isNaN(time) ? undefined : new Date(time);
  }
  const match = wallTimePattern.exec(text);
  if (!match) return undefined;
  const [day = '', hour = '00', minute = '00', second = '00'] = match.slice(1);
  const iso = `${day}T${hour}:${minute}:${second}.000Z`;
  const timeAsUtc = Date.parse(iso);
  // `Date.parse` accepts 31 February as 3 March.
  if (Number.isNaN(timeAsUtc) || new Date(timeAsUtc).toISOString() !== iso) return undefined;
  return new Date(timeAsUtc - getOffsetMs(timeAsUtc - getOffsetMs(timeAsUtc)));
}

/** Formats a time as `YYYY-MM-DD HH:mm` in UTC, as datetime fields contain it. */
export function formatFieldTime(date: Date): string {
  return date.toISOString().slice(0, 16).replace('T', ' ');
}

/** Formats a time as `YYYY-MM-DD HH:mm:ss` in Berlin time, as story files contain it. */
export function formatBerlinTime(time: number): string {
  return berlinFormat.format(time);
}

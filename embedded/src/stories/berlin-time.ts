const wallTimePattern = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2}))?)?$/u;
const instantPattern =
  /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/u;

const berlinFormat = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** Returns Berlin's offset from UTC at the given time, both in milliseconds. */
function getBerlinOffsetMs(time: number): number {
  const wholeSecondsMs = Math.floor(time / 1000) * 1000;
  return Date.parse(`${berlinFormat.format(wholeSecondsMs).replace(' ', 'T')}Z`) - wholeSecondsMs;
}

/**
 * Parses `YYYY-MM-DD[ HH:mm[:ss]]` as Berlin time, or a time with a zone. Returns undefined for any
 * other text. In autumn one hour occurs twice; a time in that hour means the second occurrence.
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
  const wallTimeAsUtcMs = Date.parse(iso);
  // Rejects dates such as 31 February, which `Date.parse` would treat as 3 March.
  if (Number.isNaN(wallTimeAsUtcMs) || new Date(wallTimeAsUtcMs).toISOString() !== iso)
    return undefined;
  return new Date(
    wallTimeAsUtcMs - getBerlinOffsetMs(wallTimeAsUtcMs - getBerlinOffsetMs(wallTimeAsUtcMs)),
  );
}

/** Formats a time in UTC as `YYYY-MM-DD HH:mm`, the form of datetime fields. */
export function formatFieldTime(date: Date): string {
  return date.toISOString().slice(0, 16).replace('T', ' ');
}

/**
 * Formats a time as Berlin time in the form `YYYY-MM-DD HH:mm:ss`, which story files use.
 * @param time milliseconds since 1970
 */
export function formatBerlinTime(time: number): string {
  return berlinFormat.format(time);
}

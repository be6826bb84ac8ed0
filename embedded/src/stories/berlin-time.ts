const wallTime = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2}))?)?$/u;
const instant = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/u;

const berlin = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** UTC offset of Berlin at that time in milliseconds. */
function offsetAt(time: number): number {
  const whole = Math.floor(time / 1000) * 1000;
  return Date.parse(`${berlin.format(whole).replace(' ', 'T')}Z`) - whole;
}

/**
 * Parses `YYYY-MM-DD[ HH:mm[:ss]]` as Berlin time, or a time with an explicit zone. Undefined for
 * anything else. In the repeated hour of autumn, the second one is used.
 */
export function parseBerlinTime(text: string): Date | undefined {
  if (instant.test(text)) {
    const time = Date.parse(text.replace(' ', 'T'));
    return Number.isNaN(time) ? undefined : new Date(time);
  }
  const match = wallTime.exec(text);
  if (!match) return undefined;
  const [day = '', hour = '00', minute = '00', second = '00'] = match.slice(1);
  const iso = `${day}T${hour}:${minute}:${second}.000Z`;
  const asUtc = Date.parse(iso);
  // The parser accepts 31 February as 3 March.
  if (Number.isNaN(asUtc) || new Date(asUtc).toISOString() !== iso) return undefined;
  return new Date(asUtc - offsetAt(asUtc - offsetAt(asUtc)));
}

/** `YYYY-MM-DD HH:mm` in UTC, the form of a datetime field. */
export function toFieldTime(date: Date): string {
  return date.toISOString().slice(0, 16).replace('T', ' ');
}

/** `YYYY-MM-DD HH:mm:ss` in Berlin time, as in story files. */
export function berlinTime(time: number): string {
  return berlin.format(time);
}

/**
 * Parses `YYYY-MM-DD[ HH:mm[:ss]]` as UTC, or an ISO time. Returns milliseconds since 1970, or
 * undefined for any other text.
 */
export function parseContentDate(text: string): number | undefined {
  const match =
    /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2})(:\d{2}(?:\.\d+)?)?)?\s*(Z|[+-]\d{2}:?\d{2})?$/u.exec(
      text.trim(),
    );
  if (!match) return undefined;
  const [, day, hoursAndMinutes = '00:00', seconds = ':00', timeZone = 'Z'] = match;
  const time = Date.parse(
    `${day}T${hoursAndMinutes}${seconds}${timeZone.replace(/^(.\d\d)(\d\d)$/u, '$1:$2')}`,
  );
  return Number.isNaN(time) ? undefined : time;
}

import { berlinTime } from '@gruenland/shared-ui/format/berlin-time.ts';
import { dateText } from '@gruenland/shared-ui/format/date-text.ts';

/**
 * `day`: 21. November 2026 · `weekday`: Sa., 21. November 2026 · `moment`: 21. November 2026,
 * 6.30 Uhr · `ticker`: the time of day for what is younger than twenty hours, else day and month.
 */
export type DateLook = 'day' | 'weekday' | 'moment' | 'ticker';

const FRESH_MS = 20 * 60 * 60 * 1000;

/** A date in German words, Berlin time. `now` decides what is fresh. */
export function printedDate(iso: string, look: DateLook, now: Date = new Date()): string {
  switch (look) {
    case 'day':
      return dateText(iso);
    case 'weekday':
      return dateText(iso, { weekday: true });
    case 'moment':
      return dateText(iso, { time: true });
    case 'ticker':
      return ticker(new Date(iso), now);
  }
}

function ticker(date: Date, now: Date): string {
  const age = now.getTime() - date.getTime();
  const { day, month, hour, minute } = berlinTime(date);
  if (age < 0 || age >= FRESH_MS) return `${day}.\u202f${month}.`;
  return `${hour}.${String(minute).padStart(2, '0')}`;
}

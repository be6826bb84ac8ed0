import { convertToBerlinTime } from '@gruenland/shared-ui/format/berlin-time.ts';
import { formatLongDate } from '@gruenland/shared-ui/format/date-text.ts';

/**
 * Formats of a date. `day`: 21. November 2026 · `weekday`: Sa., 21. November 2026 · `moment`: 21.
 * November 2026, 6.30 Uhr · `ticker`: the time if the date is less than twenty hours ago, otherwise
 * day and month.
 */
export type DateFormat = 'day' | 'weekday' | 'moment' | 'ticker';

const TICKER_MAX_AGE_MS = 20 * 60 * 60 * 1000;

/**
 * Formats a date in German notation and Berlin time.
 *
 * @param now Current time. `ticker` depends on it.
 */
export function formatDate(iso: string, format: DateFormat, now: Date = new Date()): string {
  switch (format) {
    case 'day':
      return formatLongDate(iso);
    case 'weekday':
      return formatLongDate(iso, { weekday: true });
    case 'moment':
      return formatLongDate(iso, { time: true });
    case 'ticker':
      return formatTicker(new Date(iso), now);
  }
}

function formatTicker(date: Date, now: Date): string {
  const ageMs = now.getTime() - date.getTime();
  const { day, month, hour, minute } = convertToBerlinTime(date);
  if (ageMs < 0 || ageMs >= TICKER_MAX_AGE_MS) return `${day}.\u202f${month}.`;
  return `${hour}.${String(minute).padStart(2, '0')}`;
}
